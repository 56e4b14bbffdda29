import { createHeadReader, emailHead } from '@sitewright/page-kit'
import { folded } from '@sitewright/ui'
import { texts } from './messages.ts'

export type Head = 'email' | 'name' | 'roles'

/** As they stand in lists in English, German, French, Spanish and Arabic, whatever their reader reads; without accents. */
const known = createHeadReader<Head>({
  email: [emailHead, /address|adresse|direccion de correo( electronico)?|(عنوان )?الايميل/],
  name: [
    /(full|display|first|given|last|family) ?name|surname|name|vorname|nachname|familienname|vollstandiger name|nom( complet| de famille)?|prenom|nombre( completo)?|apellidos?|الاسم( الكامل| الأول)?|اسم العائلة|اللقب/,
  ],
  roles: [/roles?|groups?|rollen?|gruppen?|groupes?|rol|grupos?|الأدوار|الدور|المجموعات|المجموعة/],
})

/** What a column holds by its name; undefined where the name tells nothing. In the reader's own language it is what the results are headed with. */
export function headOf(cell: string): Head | undefined {
  const own = { email: texts.email(), name: texts.name(), roles: texts.roles() }
  const isOwn = (head: Head) => folded(own[head]) === folded(cell.trim())
  return known(cell) ?? (['email', 'name', 'roles'] as const).find(isOwn)
}
