/** Styles by property and by selector, as both Emotion and Chakra take them. */
export type ProseStyles = Record<string, string | Record<string, string>>

const color = (name: string) => `var(--chakra-colors-${name})`
const size = (name: string) => `var(--chakra-font-sizes-${name})`

const headings: ProseStyles = {
  '& :is(h1,h2,h3,h4,h5,h6)': {
    fontFamily: 'var(--chakra-fonts-heading)',
    fontWeight: '650',
    lineHeight: '1.25',
    marginTop: '1.6em',
    textWrap: 'balance',
    // Headings keep to what follows them.
    breakAfter: 'avoid',
  },
  '& h1': { fontSize: size('4xl'), lineHeight: '1.12', letterSpacing: '-0.022em', marginTop: '1.2em' },
  '& h2': { fontSize: size('2xl'), lineHeight: '1.22', letterSpacing: '-0.014em', marginTop: '1.7em' },
  '& h3': { fontSize: size('xl'), letterSpacing: '-0.008em' },
  '& h4': { fontSize: '1.0625em' },
  '& h5': { fontSize: '1em', color: color('fg-muted') },
  '& h6': {
    fontSize: size('sm'),
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: color('fg-muted'),
  },
  '& :is(h1,h2) + *': { marginTop: '0.75em' },
  '& :is(h3,h4,h5,h6) + *': { marginTop: '0.45em' },
}

const lists: ProseStyles = {
  '& :is(ul,ol)': { paddingInlineStart: '1.5em', listStylePosition: 'outside' },
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& ul ul ul': { listStyleType: 'square' },
  '& ol': { listStyleType: 'decimal' },
  '& ol[type=a]': { listStyleType: 'lower-alpha' },
  '& ol[type=A]': { listStyleType: 'upper-alpha' },
  '& ol[type=i]': { listStyleType: 'lower-roman' },
  '& ol[type=I]': { listStyleType: 'upper-roman' },
  '& li': { marginTop: '0.4em', paddingInlineStart: '0.25em' },
  '& li::marker': { color: color('fg-subtle'), fontVariantNumeric: 'tabular-nums' },
  '& li :is(ul,ol)': { marginTop: '0.4em' },
  '& dt': { fontWeight: '600', marginTop: '0.9em' },
  '& dd': { marginTop: '0.25em', paddingInlineStart: '1.5em' },
}

const quotes: ProseStyles = {
  '& blockquote': {
    marginTop: '1.5em',
    marginBottom: '0.4em',
    paddingInlineStart: '1.25em',
    borderInlineStart: `0.1875rem solid ${color('accent-emphasized')}`,
    color: color('fg-muted'),
    fontSize: '1.05em',
  },
  '& q': { fontStyle: 'italic' },
  '& :is(code,kbd,samp)': {
    fontFamily: 'var(--chakra-fonts-mono)',
    fontSize: '0.875em',
    padding: '0.125em 0.375em',
    borderRadius: 'var(--chakra-radii-sm)',
    background: color('bg-muted'),
    overflowWrap: 'anywhere',
  },
  '& kbd': { boxShadow: `inset 0 -1px 0 ${color('border-emphasized')}`, border: `1px solid ${color('border')}` },
  '& pre': {
    fontFamily: 'var(--chakra-fonts-mono)',
    fontSize: '0.875em',
    lineHeight: '1.6',
    padding: '1em 1.25em',
    borderRadius: 'var(--chakra-radii-lg)',
    background: color('bg-subtle'),
    border: `1px solid ${color('border-muted')}`,
    // Code breaks its lines rather than hiding their ends.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: '2',
  },
  '& pre code': { padding: '0', background: 'none', fontSize: '1em' },
}

const pictures: ProseStyles = {
  '& img': {
    display: 'inline-block',
    verticalAlign: 'middle',
    maxWidth: '100%',
    // With width and height given the browser keeps the place free before the picture is there.
    height: 'auto',
    borderRadius: 'var(--chakra-radii-md)',
  },
  '& figure': { marginTop: '1.75em', marginBottom: '0.5em', maxWidth: '100%' },
  '& :is(figcaption,caption)': { color: color('fg-muted'), fontSize: size('sm'), lineHeight: '1.45' },
  '& figcaption': { marginTop: '0.6em' },
  '& hr': {
    margin: '2.5em 0 1em',
    border: '0',
    borderTop: `1px solid ${color('border-emphasized')}`,
    clear: 'both',
  },
}

const tables: ProseStyles = {
  '& .table-scroll': { maxWidth: '100%', overflowX: 'auto', marginTop: '1.5em', marginBottom: '0.4em' },
  '& table': {
    borderCollapse: 'collapse',
    fontSize: '0.9375em',
    lineHeight: '1.5',
    fontVariantNumeric: 'tabular-nums lining-nums',
    minWidth: 'min(100%, 20rem)',
  },
  '& :is(td,th)': {
    padding: '0.55em 0.9em',
    borderBottom: `1px solid ${color('border')}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // Narrow columns scroll rather than break words anywhere.
    minWidth: '5rem',
  },
  '& :is(td,th):not(* + *)': { paddingInlineStart: '0.25em' },
  '& th': { fontWeight: '600' },
  '& thead :is(td,th)': {
    borderBottom: `2px solid ${color('border-emphasized')}`,
    verticalAlign: 'bottom',
  },
  '& caption': { captionSide: 'bottom', textAlign: 'start', paddingTop: '0.75em' },
}

const inline: ProseStyles = {
  '& a[href]': {
    color: color('accent-fg'),
    textDecoration: 'underline',
    textDecorationColor: color('accent-emphasized'),
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.18em',
    overflowWrap: 'anywhere',
  },
  '& a[href]:hover': { textDecorationColor: 'currentcolor' },
  '& :is(b,strong)': { fontWeight: '650' },
  '& :is(em,i,cite,dfn,var)': { fontStyle: 'italic' },
  '& u': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '& :is(s,del)': { textDecoration: 'line-through' },
  '& ins': { textDecoration: 'underline', textDecorationStyle: 'dotted' },
  '& abbr[title]': { textDecoration: 'underline dotted', cursor: 'help' },
  '& small': { fontSize: '0.85em' },
  // Raised and lowered text leaves the distance of the lines alone.
  '& :is(sub,sup)': { fontSize: '0.75em', lineHeight: '0', position: 'relative', verticalAlign: 'baseline' },
  '& sup': { top: '-0.45em' },
  '& sub': { bottom: '-0.2em' },
  '& mark': { background: color('bg-highlight'), color: 'inherit' },
  '& summary': { cursor: 'pointer', fontWeight: '600' },
}

const hues: ProseStyles = {
  '& .text-gray': { color: color('fg-muted') },
  '& .text-accent': { color: color('accent-fg') },
  '& .text-red': { color: color('fg-error') },
  '& .text-orange': { color: color('fg-warning') },
  '& .text-green': { color: color('fg-success') },
  '& .highlight-yellow': { background: color('bg-highlight') },
  '& .highlight-gray': { background: color('bg-emphasized') },
  '& .highlight-accent': { background: color('accent-subtle') },
  '& .highlight-red': { background: color('bg-error') },
  '& .highlight-orange': { background: color('bg-warning') },
  '& .highlight-green': { background: color('bg-success') },
  '& span[class*=highlight-]': {
    padding: '0.1em 0.2em',
    borderRadius: 'var(--chakra-radii-xs)',
    boxDecorationBreak: 'clone',
  },
}

/**
 * How rich text looks, to readers and in the editor alike, in lines as long as the page is wide: one style for the root, everything within by element, so that
 * a page costs no more than one styled element. Blocks have their distance above them only, hence the same in every
 * formatting context.
 */
export const prose: ProseStyles = {
  fontSize: size('lg'),
  lineHeight: '1.68',
  color: color('fg'),
  // Floats end with the text; long words and addresses never widen the page.
  display: 'flow-root',
  overflowWrap: 'break-word',
  hangingPunctuation: 'first',
  '& :is(p,ul,ol,dl,pre,figure,details,address)': { marginTop: '1.15em' },
  ...headings,
  ...lists,
  ...quotes,
  ...pictures,
  ...tables,
  ...inline,
  ...hues,
  '& :is(li,td,th,blockquote,figure,figcaption,dd,details,caption,article,section) > :not(* + *)': { marginTop: '0' },
  '& > :not(* + *):not([data-slate-chunk])': { marginTop: '0' },
  '& > [data-slate-chunk]:not(* + *) > :not(* + *)': { marginTop: '0' },
}
