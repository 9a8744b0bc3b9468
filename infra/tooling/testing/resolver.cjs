'use strict';
// Jest asks packages for what they offer to require(). A package that offers nothing to it is asked for its ES module.
// It is here because those packages cannot be tested otherwise; with the conditions for all, packages that offer both would
// be translated for nothing.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.')) throw error;
    try {
      return options.defaultResolver(request, {
        ...options,
        conditions: [...(options.conditions ?? []), 'import', 'module'],
      });
    } catch {
      throw error;
    }
  }
};
