import type { EditedMenuItem, SavedMenuItems } from '@sitewright/api-client'
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer, Visitor } from './test-server.ts'

/** An item as the Menu Editor would send it; its parent and its place follow from where it is. */
export interface SketchedItem {
  id: number
  label?: string
  page?: number
  below?: SketchedItem[]
}

/** The whole menu as the Menu Editor sends it. */
export function toTree(items: readonly SketchedItem[], parent = 0): EditedMenuItem[] {
  return items.map(({ id, label = `Item ${id}`, page = 0, below = [] }, at) => ({
    idMenuItem: id,
    idParentMenuItem: parent,
    Label: label,
    idPage: page,
    SortOrder: at + 1,
    Children: toTree(below, id),
  }))
}

export async function readTree(server: TestServer, as: Visitor): Promise<EditedMenuItem[]> {
  return (await server.call('GET private/get_menu_structure.json.php', undefined, { as })).json()
}

/** @param tree what is sent, be it a menu or not. */
export function sendTree(
  server: TestServer,
  as: Visitor,
  { menu, delete: gone = [] }: { menu: unknown; delete?: unknown },
): Promise<LightMyRequestResponse> {
  return server.call('POST private/set_menu_structure.json.php', { menu, delete: gone }, { as })
}

/** Saves and expects that to succeed. @returns the new ids by the old ones. */
export async function savedTree(
  server: TestServer,
  as: Visitor,
  items: readonly SketchedItem[],
  gone: number[] = [],
): Promise<Map<number, number>> {
  const reply = await sendTree(server, as, { menu: toTree(items), delete: gone })
  if (reply.statusCode !== 200) throw new Error(`The menu was answered ${reply.statusCode} ${reply.body}`)
  return new Map(reply.json<SavedMenuItems>() as [number, number][])
}
