import { chromium, type Browser, type CDPSession, type Page } from 'playwright'

/** A request of a page: `bytes` over the wire, and whether it has ended. */
export interface LoadedFile {
  url: string
  bytes: number
  done: boolean
  script?: boolean
}

/** Starts a Chromium that talks to nobody but the servers measured. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  // no sandbox for root
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return chromium.launch({ executablePath, args })
}

/** As the developer tools of Chrome slow things down: bytes a second and milliseconds of 'Fast 4G'. */
const fast4g = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

/** Opens a tab with an empty cache, optionally of a phone, or on a slow machine and network, and counts what it loads. */
export async function openTab(
  browser: Browser,
  {
    slow = false,
    phone = false,
    session,
  }: { slow?: boolean; phone?: boolean; session?: { cookie: string; origin: string } } = {},
) {
  const context = await browser.newContext(
    phone ? { viewport: { width: 360, height: 740 }, hasTouch: true } : { viewport: { width: 1280, height: 800 } },
  )
  if (session) {
    const [name = '', value = ''] = session.cookie.split('=')
    await context.addCookies([{ name, value, url: session.origin }])
  }
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  if (slow) {
    await protocol.send('Network.emulateNetworkConditions', fast4g)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { page, requests: countRequests(protocol), close: () => context.close() }
}

/** @returns what gives the requests so far. */
function countRequests(protocol: CDPSession) {
  const byId = new Map<string, LoadedFile>()
  const note = ({ requestId }: { requestId: string }, facts: Partial<LoadedFile>) => {
    byId.set(requestId, { url: '', bytes: 0, done: false, ...byId.get(requestId), ...facts })
  }
  protocol.on('Network.requestWillBeSent', (event) => {
    // only what is fetched is waited for: of a beacon the browser never says that it is done, and a feed of events goes on
    const fetched = event.request.method === 'GET' && event.type !== 'EventSource'
    note(event, { url: event.request.url, bytes: 0, done: !fetched })
  })
  protocol.on('Network.responseReceived', (event) =>
    note(event, { script: /javascript/.test(event.response.mimeType) }),
  )
  protocol.on('Network.loadingFinished', (event) => note(event, { bytes: event.encodedDataLength, done: true }))
  protocol.on('Network.loadingFailed', (event) => note(event, { done: true }))
  return () => [...byId.values()]
}

/** Waits until nothing was asked for during half a second. @throws after 15 seconds. */
export async function quiet(page: Page, requests: () => LoadedFile[]): Promise<void> {
  const until = performance.now() + 15_000
  let seen = -1
  while (requests().length !== seen || requests().some(({ done }) => !done)) {
    if (performance.now() > until)
      throw new Error(`Never finished: ${JSON.stringify(requests().filter(({ done }) => !done))}`)
    seen = requests().length
    await page.waitForTimeout(500)
  }
}

/** The kB of JavaScript that came over the wire. */
export function scriptBytes(requests: () => LoadedFile[]): number {
  const scripts = requests().filter(({ script }) => script)
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** How many JavaScript files came over the wire; none is counted again when it comes from the browser's cache. */
export function scriptFiles(requests: () => LoadedFile[]): number {
  return requests().filter(({ script, bytes }) => script && bytes > 0).length
}
