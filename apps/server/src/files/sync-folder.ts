import { open } from 'node:fs/promises'

/** A new name is on disk only once its folder is. Windows knows no such thing and refuses. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
