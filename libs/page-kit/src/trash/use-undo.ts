import { refusalReason, type Api } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useMemo } from 'react'
import { useSite } from '../site-context.ts'
import { broughtBackLine, notBroughtBack, withReason } from './texts.ts'
import { texts } from './messages.ts'

/** Something that can be in the trash. */
export interface ThingName {
  /** Such as `page`. */
  kind: string
  id: number
  /** As people know it; says which of several could not be brought back. */
  name?: string
}

/** The same functions with every rendering. */
export interface Undo {
  /** What to say below the question before one thing or so many are deleted; undefined where they cannot be brought back. */
  line: (count?: number) => Promise<string | undefined>
  /** Whether what is deleted can be brought back. */
  isPossible: () => Promise<boolean>
  /**
   * Tells that these were deleted and offers to undo it.
   *
   * @param onRestored called once any of them is back.
   */
  tell: (text: string, things: readonly ThingName[], onRestored: () => void) => Promise<void>
  /**
   * Brings these back, and tells what could not be or is not as it was.
   *
   * @param onRestored called once any of them is back, before anything is told.
   */
  bringBack: (things: readonly ThingName[], onRestored: () => void) => Promise<void>
}

/** Bringing back what was just deleted, from where it is said that it was. */
export function useUndo(): Undo {
  const { api, refresh } = useSite()
  const messages = useMessages()

  return useMemo(() => {
    async function bringBack(things: readonly ThingName[], onRestored: () => void) {
      const { notes, errors, left } = await restoreEach(api, things)
      if (errors.length < things.length) {
        onRestored()
        void refresh()
      }
      const failure = notBroughtBack(left.map(({ name }) => name))
      if (errors.length > 0) await messages.fail(withReason(failure, refusalReason(errors[0])), errors)
      if (notes.length > 0) await messages.alert(notes.join('\n'))
    }

    return {
      async line(count = 1) {
        const days = await trashDays(api)
        return days ? broughtBackLine(days, count) : undefined
      },
      async tell(text, things, onRestored) {
        if (!(await trashDays(api))) return messages.alert(text)
        if (await messages.done(text, texts.undo())) await bringBack(things, onRestored)
      },
      isPossible: async () => (await trashDays(api)) > 0,
      bringBack,
    }
  }, [api, refresh, messages])
}

/** What became of what was brought back. */
export interface Restored {
  /** What is not as it was. */
  notes: string[]
  errors: unknown[]
  /** Those that could not be brought back, in the order of the errors. */
  left: ThingName[]
}

/** Brings back one after the other: a folder has to be there before what is in it. */
export async function restoreEach<Thing extends ThingName>(
  api: Api,
  things: readonly Thing[],
  onRestored: (thing: Thing) => void = () => {},
): Promise<Restored> {
  const restored: Restored = { notes: [], errors: [], left: [] }
  for (const thing of things)
    try {
      const { kind, id } = thing
      restored.notes.push(...(await api('POST private/trash-restore.json.php', { kind, id })).notes)
      onRestored(thing)
    } catch (error) {
      restored.errors.push(error)
      restored.left.push(thing)
    }
  return restored
}

/** 0 where the site has no trash, and where that cannot be found out: nothing is promised then. */
async function trashDays(api: Api): Promise<number> {
  try {
    return Number((await api('GET protected/get-system-property.json.php', { k: 'TrashDays' }))[0]) || 0
  } catch {
    return 0
  }
}
