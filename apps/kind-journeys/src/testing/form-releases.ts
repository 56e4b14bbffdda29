import { addForm, codeIn, filledIn, submit } from './contact-form.ts'
import { emailsIn, type TestServer, type Visitor } from '@sitewright/server/testing/vitest'

/** A row of the release list. */
export interface WaitingSubmission {
  id: number
  title: string
  email: string
  time: number
  code: string
}

export const deleteCall = 'GET private/form-submission-delete.json.php'

/** A submission that waits. @returns the code of the submitter's link. */
export async function hold(server: TestServer, name = 'Anna Berg', email = 'anna@example.org'): Promise<string> {
  const id = await addForm(server)
  await submit(server, id, filledIn({ Name: name, Email: email }))
  return codeIn((await emailsIn(server, email)).at(-1))
}

/** The release list, newest first. */
export async function releaseList(server: TestServer, as: Visitor): Promise<WaitingSubmission[]> {
  return (await server.call('GET private/form-get-release-list.json.php', undefined, { as })).json()
}

/** How many submissions were sent to the form's recipient. */
export async function deliveredBy(server: TestServer): Promise<number> {
  return (await emailsIn(server, 'office@example.org')).length
}
