import { addPage } from '../content.ts'
import { neverAnId, type AbsentInputs, type SampleContext } from './call-sample.ts'
import { theServer } from '../audit.ts'

async function deletedPage({ server }: SampleContext): Promise<number> {
  const id = await addPage(server)
  await server.services.pages.remove(id, theServer)
  return id
}

/** A page of a kind that the caller's is not. */
export const foreignPage = ({ server }: SampleContext) => addPage(server, { kind: 'other' })

/** The same input for a page that never was, one that is gone, and one that the call is not about. */
export async function absentPages(
  context: SampleContext,
  inputFor: (id: number) => unknown,
  foreign?: number,
): Promise<AbsentInputs> {
  return {
    never: inputFor(neverAnId),
    deleted: inputFor(await deletedPage(context)),
    ...(foreign === undefined ? {} : { foreign: inputFor(foreign) }),
  }
}
