import { it } from 'vitest'
import { addFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer } from '../testing/test-server.ts'
it('measures', async () => {
  const server = await createTestServer()
  const open = await topFolder(server, 'public')
  const folders: number[] = []
  let parent = open
  for (let i = 0; i < 1000; i++) {
    if (i % 10 === 0) parent = open
    parent = await addFolder(server, { parent, name: `Folder ${i}`, roles: i % 20 === 9 ? [1] : [] })
    folders.push(parent)
  }
  const { changes, now } = server.services
  async function fill(folder_id: number, count: number) {
    const file = { folder_id, caption: 'A caption of some words', type: 'image/png', size: 1, sha256: 'a'.repeat(64), width: 1, height: 1 }
    await changes.write(async (tx) => {
      for (let f = 0; f < count; f += 1000)
        await tx.insertInto('files').values(Array.from({ length: Math.min(1000, count - f) }, (_, i) => ({ ...file, name: `IMG_${(f + i) * 7919 % 100003}.png`, storage_key: `${folder_id}/${f + i}`, created: now() }))).execute()
    })
  }
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const plain = await server.signIn('plugin.note.editor')
  async function time(what: string, path: string, n = 150) {
    const times: number[] = []
    for (let i = 0; i < n; i++) { const t = performance.now(); await (await fetch(`http://127.0.0.1:${port}/api/1/protected/${path}`, { headers: { cookie: plain.cookie } })).arrayBuffer(); times.push(performance.now() - t) }
    times.sort((a, b) => a - b)
    const q = (p: number) => times[Math.floor(p * n)]?.toFixed(1)
    console.log(what, 'p50', q(0.5), 'p95', q(0.95), 'p99', q(0.99))
  }
  for (const [i, n] of [[1, 1000], [2, 10_000]] as const) { await fill(folders[i] as number, n); await time(`list ${n}`, `file-get-list.json.php?f=${folders[i]}`) }
  await time('tree 1000', 'folder-get-list.json.php')
  await time('images of 11000', 'file-get-list.json.php?i=1')
  await fill(folders[0] as number, 100_000)
  await time('images of 111000', 'file-get-list.json.php?i=1')
  await time('list 100000', `file-get-list.json.php?f=${folders[0]}`, 20)
  await server.close()
}, 300_000)
