/**
 * The only script of a document that a visitor reads without touching anything. It stands in the head, so that no touch comes
 * too early, as text that the build makes of this file (`wake-text.build.ts`); whatever needs the whole document waits for it.
 *
 * - At the first intent it loads the visitor's script, which is enough for menus and links, and the entry (an island or the
 *   application) once something is touched that needs it: a control, or what says so by `data-interactive`. As `when` says, it
 *   loads the entry once the browser is idle, or now. The application needs no visitor's script where it begins now.
 * - Clicks on controls that need the entry are kept, and carried out after hydration. Links, popover buttons and forms
 *   with an `action` work by themselves and are left alone, but for links that say by `data-interactive` that the page does
 *   better than they do. Enter is kept too, in a field of a form whose button the server could only write disabled. A submenu
 *   opens at the first tap; the second one follows the link.
 * - What cannot be loaded is tried again, and somebody who waits for it is told. All files are fetched before they are imported,
 *   from the browser's cache: Chromium from 150 on never fetches a module again that it could not fetch once.
 * - Fields marked `data-today` begin with the visitor's day, which the server does not know, before anybody sees them
 *   without; the element says so too where the document has any. Where a browser has put back what was typed before, nobody
 *   has to touch a thing.
 * - What the page will say in another language than English is fetched with the files; without it, English stands in.
 * - It reports the page hit.
 *
 * What differs between documents is in the element's data attributes, so that the text and its hash in the
 * Content-Security-Policy stay the same.
 */

const {
  entry = '',
  modules = '',
  visitor,
  when,
  hit,
  today,
  translations = '',
  ...texts
} = (document.currentScript as HTMLScriptElement).dataset
// oxlint-disable-next-line catalogues/every-text -- in English the document says nothing of its own
const { loading = 'Loading…', retrying = 'Some of this page did not load. Trying again…' } = texts

/** Stands above a page whose styles may be those of any look, or none. */
const noticeStyle =
  'position:fixed;inset:auto 1rem 1rem;z-index:9999;margin:auto;width:fit-content;padding:.75em 1em;border:1px solid;border-radius:.5em;background:#1a202c;color:#fff;font:1rem/1.4 system-ui,sans-serif'

/** Milliseconds. */
const maxRetryPause = 30_000
const loadingNoticeDelay = 700

/** Of any key that an input method takes, in every browser. */
const keyCodeOfComposition = 229

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']

/** What works by itself. */
const selfSufficient = `form[action] *,[popovertarget]${visitor ? ',nav *' : ''}`
const control = `:is(button,[type=submit],a[data-interactive]):not(${selfSufficient})`
const interactive = `:is(main :is(input,select,textarea),[data-interactive],[data-interactive] *):not(${selfSufficient}),${control}`
const closedSubmenu = '[data-submenu]>[aria-expanded=false]'

let isAwake = false
let isTouched = false
let retryPause = 1000
let notice: HTMLElement | undefined
const clicks: HTMLElement[] = []

function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

/** Says it in place of what was said before. */
function tell(text = '', role = ''): void {
  notice?.remove()
  notice = undefined
  if (!text) return
  notice = document.createElement('p')
  notice.textContent = text
  notice.style.cssText = noticeStyle
  notice.setAttribute('role', role)
  document.body.append(notice)
}

/** Resolves when it is time to try again. */
function pauseBeforeRetry(): Promise<void> {
  tell(retrying, 'alert')
  return new Promise((go) => {
    retryPause = Math.min(retryPause * 2, maxRetryPause)
    setTimeout(go, retryPause)
    addEventListener('online', () => go(), { once: true })
  })
}

const listed = (addresses: string) => addresses.split(' ').filter(Boolean)

async function fetchFile(href: string): Promise<string> {
  const answer = await fetch(href)
  if (!answer.ok) throw Error(href)
  return answer.text()
}

function beginVisitorScript(): void {
  if (isTouched || !visitor) return
  isTouched = true
  whenParsed(() => {
    fetchFile(visitor)
      .then(() => import(visitor))
      .catch((error: unknown) => {
        isTouched = false
        console.error(error)
      })
  })
}

function wake(): void {
  beginVisitorScript()
  if (isAwake) return
  isAwake = true
  const files = [entry, ...listed(modules)].map(fetchFile)
  files.push(...listed(translations).map((file) => fetchFile(file).catch(() => ''))) // English stands in
  const coming = Promise.all(files)
  coming.catch(() => {}) // told once the document is there
  whenParsed(() => {
    coming
      .then(() => import(entry))
      .then(
        () => tell(),
        (error: unknown) => {
          isAwake = false
          console.error(error)
          void pauseBeforeRetry().then(wake)
        },
      )
  })
}

function handleIntent({ target, key, keyCode }: Event & Partial<KeyboardEvent>): void {
  // what ends a composition is Enter in Safari too, where `isComposing` is false again by then
  if (key === 'Enter' && keyCode !== keyCodeOfComposition) keepEnter(target as HTMLInputElement)
  if (!visitor || (target as Partial<Element>).closest?.(interactive)) wake()
  else beginVisitorScript()
}

/** A browser sends no form with it whose button is disabled, which that of a complete form is no more once it is awake. */
function keepEnter(field: HTMLInputElement): void {
  if (!field.matches?.('input:not([type=file])')) return
  if (field.form?.querySelector('[type=submit]:disabled')) keepClick(field)
}

function keepClick(on: HTMLElement): void {
  clicks.push(on)
  wake()
  setTimeout(() => {
    if (clicks.length > 0 && !notice) tell(loading, 'status')
  }, loadingNoticeDelay)
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element
  openSubmenu(event, target)
  const found = target.closest<HTMLElement & { href?: string }>(control)
  if (!found || (found.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))) return
  event.preventDefault()
  keepClick(found)
}

/** By a finger's first tap, as long as the menus have no script. */
function openSubmenu(event: MouseEvent, target: Element): void {
  const isTap = event.detail > 0 && matchMedia('(hover:none)').matches
  const link = isTap && !('menus' in document.documentElement.dataset) && target.closest(closedSubmenu)
  if (!link) return
  event.preventDefault()
  link.setAttribute('aria-expanded', 'true')
  if (link.parentElement) link.parentElement.dataset['open'] = ''
}

function startListening(): void {
  for (const intent of intents) addEventListener(intent, handleIntent, { capture: true, passive: true })
  addEventListener('click', handleClick, true)
}

function stopListening(): void {
  for (const intent of intents) removeEventListener(intent, handleIntent, true)
  removeEventListener('click', handleClick, true)
}

function fillInToday(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-today]'))
    input.value ||= new Date().toLocaleDateString('en-GB')
}

/** True where the browser has put back what somebody typed or ticked before. */
function hasRestoredInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input,textarea):not([data-today])')
  return [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
}

function reportHit(): void {
  fetch('/api/1/public/page-hit.json.php', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'Sitewright' },
    body: `{"id":${hit}}`,
  }).catch(console.error)
}

function handleLoaded(): void {
  // Safari has none
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    if (when === 'idle' || hasRestoredInput()) wake()
    if (hit) reportHit()
  })
}

if (today !== undefined) whenParsed(fillInToday)
startListening()
window.sitewrightWake = wake
window.sitewrightAgain = pauseBeforeRetry
window.sitewrightClicks = () => {
  stopListening()
  tell()
  return clicks.splice(0)
}
if (when === 'now') wake()
if (document.readyState === 'complete') handleLoaded()
else addEventListener('load', handleLoaded)

export {}
