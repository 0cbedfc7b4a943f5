import sanitizeHtml from 'sanitize-html';

const length = /^(?:0|-?\d{1,4}(?:\.\d+)?(?:px|em|rem|%|pt|vw)?|auto)$/;
const lengths = /^(?:(?:0|-?\d{1,4}(?:\.\d+)?(?:px|em|rem|%|pt)?|auto)\s*){1,4}$/;
const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s,.%]+\)|[a-z]{3,20})$/i;
const border = /^[\w#\s.,()%-]{1,80}$/;
const word = /^[a-z-]{1,30}$/i;

/** Nothing that leaves the mail's own box (position, z-index) or loads anything (url()). */
const STYLES = {
  color: [colour],
  background: [colour],
  'background-color': [colour],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [/^[\d.]{1,6}(?:px|em|rem|%|pt)$|^[a-z-]{1,12}$/],
  'font-weight': [/^(?:\d{3}|[a-z]{1,10})$/],
  'font-style': [word],
  'line-height': [/^[\d.]{1,6}(?:px|em|%)?$|^normal$/],
  'letter-spacing': [length],
  'text-align': [word],
  'text-decoration': [/^[a-z\s-]{1,40}$/],
  'text-transform': [word],
  'vertical-align': [/^[a-z-]{1,20}$/],
  'white-space': [/^(?:normal|nowrap|pre|pre-wrap|pre-line)$/],
  width: [length],
  'max-width': [length],
  'min-width': [length],
  height: [length],
  margin: [lengths],
  'margin-top': [length],
  'margin-bottom': [length],
  'margin-left': [length],
  'margin-right': [length],
  padding: [lengths],
  'padding-top': [length],
  'padding-bottom': [length],
  'padding-left': [length],
  'padding-right': [length],
  border: [border],
  'border-top': [border],
  'border-bottom': [border],
  'border-left': [border],
  'border-right': [border],
  'border-collapse': [word],
  'border-spacing': [lengths],
  'border-radius': [lengths],
  display: [/^(?:block|inline|inline-block|none|table|table-row|table-cell)$/],
  opacity: [/^[\d.]{1,4}$/],
  'list-style-type': [word],
};

const TABLE = ['align', 'valign', 'width', 'height', 'bgcolor', 'colspan', 'rowspan', 'cellpadding'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup'],
    ...['dd', 'del', 'div', 'dl', 'dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img'],
    ...[
      'ins',
      'li',
      'ol',
      'p',
      'pre',
      'q',
      's',
      'small',
      'span',
      'strike',
      'strong',
      'sub',
      'sup',
      'u',
      'ul',
    ],
    ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
    blockquote: ['type'],
    table: [...TABLE, 'cellspacing', 'border'],
    tr: TABLE,
    td: TABLE,
    th: TABLE,
    col: ['width'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  transformTags: {
    a: (tagName, { href, style, title }) => ({
      tagName,
      attribs: {
        ...(href && { href, target: '_blank', rel: 'noopener noreferrer' }),
        ...(style && { style }),
        ...(title && { title }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpe?g|gif|webp);/i.test(attribs.src ?? ''),
};

/** A mail's HTML made safe to show: no scripts, nothing fetched from elsewhere, nothing outside its own box. */
export const sanitizeMail = (html: string): string => sanitizeHtml(html, OPTIONS);
