import { sql } from 'kysely'
import type { SettingName } from '../settings/settings.ts'
import type { Restoring } from './trash.ts'

/** Lets settings name a thing that is back, which they named before, unless they name another by now. */
export async function nameAgain({ tx, id, facts, note }: Restoring): Promise<void> {
  const value = String(id)
  for (const name of settingsIn(facts)) {
    await tx
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          .where(sql<boolean>`settings.value in ('', '0')`),
      )
      .execute()
    const now = await tx.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst()
    if (now?.value !== value) note({ say: 'otherChosen', with: { setting: { setting: name } } })
  }
}

/** Older versions kept none for some things. */
function settingsIn(facts: Restoring['facts']): readonly SettingName[] {
  return (facts['settings'] ?? []) as readonly SettingName[]
}
