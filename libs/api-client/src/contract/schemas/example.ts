import { Type, type Static } from 'typebox'
import { Id } from './basics.ts'

/** A site to begin with, by what it is for. */
export const StarterName = Type.Union([Type.Literal('walking-club'), Type.Literal('lodge'), Type.Literal('school')])
export type StarterName = Static<typeof StarterName>

/** All of them; a site begins with the first unless another is asked for. */
export const starterNames: readonly StarterName[] = ['walking-club', 'lodge', 'school']

/** What the site came with and still has. */
export const ExampleContent = Type.Object({
  /** Absent where the site came with nothing, or all of it was removed. */
  starter: Type.Optional(StarterName),
  /** What would go, by name: nobody has changed it, and nothing that stays needs it. */
  pages: Type.Array(Type.String()),
  menuItems: Type.Array(Type.String()),
  files: Type.Array(Type.String()),
  /** What the settings that would go are called. */
  settings: Type.Array(Type.String()),
  /** Pages, menu items and files that came with the site and would stay. */
  kept: Type.Array(Type.String()),
})
export type ExampleContent = Static<typeof ExampleContent>

/** What is in the trash now, in the order in which it comes back best. */
export const ExampleRemoved = Type.Object({
  things: Type.Array(Type.Object({ kind: Type.String(), id: Id, name: Type.String() })),
})
export type ExampleRemoved = Static<typeof ExampleRemoved>
