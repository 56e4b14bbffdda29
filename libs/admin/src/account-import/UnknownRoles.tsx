import { Field, NativeSelect } from '@chakra-ui/react'
import type { ListedRole } from '@sitewright/api-client'
import { titleKey } from './plan-import.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

export interface UnknownRolesProps {
  /** Those of the list that no role has. */
  titles: readonly string[]
  roles: readonly ListedRole[]
  /** Which role stands for one of them, by its key; 0 for none. */
  chosen: ReadonlyMap<string, number>
  onChange: (chosen: ReadonlyMap<string, number>) => void
}

/** Lets a role be chosen for each title that there is not. */
export function UnknownRoles({ titles, roles, chosen, onChange }: UnknownRolesProps) {
  return titles.map((title) => (
    <Field.Root key={titleKey(title)} invalid={!chosen.has(titleKey(title))}>
      <Field.Label>
        {/* One piece, or there would be space inside of the quotes. */}
        <span>{rich(texts.noSuchRole, { title, role: (words) => <bdi>{words}</bdi> })}</span>
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={chosen.get(titleKey(title)) ?? ''}
          onChange={({ target }) => onChange(new Map(chosen).set(titleKey(title), Number(target.value)))}
        >
          <option value="" disabled>
            {texts.choose()}
          </option>
          <option value={0}>{texts.noRole()}</option>
          {roles.map((role) => (
            <option key={role.id} value={role.id}>
              {role.title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  ))
}
