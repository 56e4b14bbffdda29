/** What a browser says of itself when a script of the site makes a call. */
export const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }

/** What a tool that is no browser sends with a session's cookie. */
export const ownTool = { 'x-requested-with': 'a test' }

/** Every way in which another site, or something that is no script, can make a browser ask. */
export const foreign: Record<string, string>[] = [
  ...['cross-site', 'same-site', 'none'].flatMap((site) =>
    ['navigate', 'no-cors', 'cors', 'same-origin'].map((mode) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode })),
  ),
  { ...own, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { ...own, 'sec-fetch-dest': 'image' },
  { ...own, 'sec-purpose': 'prefetch' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/localhost:3000' },
  { origin: 'http://localhost:3001' },
]
