/** What the server says of an address. Without an answer it counts as missing. */
export async function askServer(pathname: string): Promise<'denied' | 'missing'> {
  try {
    const { status } = await fetch(pathname, { method: 'HEAD' })
    return status === 403 ? 'denied' : 'missing'
  } catch (error) {
    console.error(error)
    return 'missing'
  }
}
