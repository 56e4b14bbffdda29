import { addPage } from '../content.ts'
import { neverAnId, type AbsentInputs, type Scene } from './call-sample.ts'
import { theServer } from '../audit.ts'

async function deletedPage({ server }: Scene): Promise<number> {
  const id = await addPage(server)
  await server.services.pages.remove(id, theServer)
  return id
}

/** A page of a kind that the caller's is not. */
export const foreignPage = ({ server }: Scene) => addPage(server, { kind: 'other' })

/** The same input for a page that never was, one that is gone, and one that the call is not about. */
export async function absentPages(
  scene: Scene,
  inputFor: (id: number) => unknown,
  foreign?: number,
): Promise<AbsentInputs> {
  return {
    never: inputFor(neverAnId),
    deleted: inputFor(await deletedPage(scene)),
    ...(foreign === undefined ? {} : { foreign: inputFor(foreign) }),
  }
}
