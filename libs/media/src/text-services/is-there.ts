/** Whether there is something at a path of the site, such as `/contact`; undefined where nobody can say. */
export async function isThere(path: string): Promise<boolean | undefined> {
  if (path.startsWith('/api/')) return undefined
  try {
    const { status } = await fetch(path, { method: 'HEAD' })
    return status === 404 ? false : status < 400 || status === 401 || status === 403 ? true : undefined
  } catch {
    return undefined
  }
}
