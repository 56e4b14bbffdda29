import { Type, type Static } from 'typebox'
import { Id } from './basics.ts'

/** A site to begin with, by what it is for. */
export const StarterName = Type.Union([Type.Literal('walking-club'), Type.Literal('lodge'), Type.Literal('school')])
export type StarterName = Static<typeof StarterName>

/** All of them; a site begins with the first unless another is asked for. */
export const starterNames: readonly StarterName[] = ['walking-club', 'lodge', 'school']

/** What the site uses something for that came with it; `written` is a form that somebody has written to, and the like. */
export const ExampleUse = Type.Union([
  Type.Literal('start'),
  Type.Literal('imprint'),
  Type.Literal('privacy'),
  Type.Literal('logoLarge'),
  Type.Literal('logoSmall'),
  Type.Literal('favicon'),
  Type.Literal('background'),
  Type.Literal('written'),
])
export type ExampleUse = Static<typeof ExampleUse>

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
  /** True if what stands below every page would go: the site came with it, and nobody has changed it. */
  footer: Type.Optional(Type.Boolean()),
  /** Pages, menu items and files that came with the site and would stay, since somebody changed or needs them. */
  kept: Type.Array(Type.String()),
  /** Pages and files that nobody has changed and would stay, since the site uses them. */
  inUse: Type.Array(Type.Object({ name: Type.String(), use: ExampleUse })),
})
export type ExampleContent = Static<typeof ExampleContent>

/** What is in the trash now, in the order in which it comes back best. */
export const ExampleRemoved = Type.Object({
  things: Type.Array(Type.Object({ kind: Type.String(), id: Id, name: Type.String() })),
})
export type ExampleRemoved = Static<typeof ExampleRemoved>
