/** Component tests find the words of both languages there already; how they are fetched has a test of its own. */
if (typeof window !== 'undefined') {
  const { messages } = require('../../messages/messages') as typeof import('../../messages/messages');
  const { library } = require('../../messages/words') as typeof import('../../messages/words');
  library.put('en', messages.en);
  library.put('es', messages.es);
}
