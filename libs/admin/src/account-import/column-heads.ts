import { folded } from '@sitewright/ui'
import { texts } from './messages.ts'

export type Head = 'email' | 'name' | 'roles'

/** As they stand in lists in English, German, French, Spanish and Arabic, whatever their reader reads; without accents. */
const words: Readonly<Record<Head, RegExp>> = {
  email:
    /^((e-?)?mail|e-?mail ?address|address|((e-?)?mail-? ?)?adresse?|adresse (e-?mail|electronique)|courriel|correo( electronico)?|direccion de correo( electronico)?|(عنوان )?(البريد|البريد الإلكتروني|الايميل))$/,
  name: /^((full|display|first|given|last|family) ?name|surname|name|vorname|nachname|familienname|vollstandiger name|nom( complet| de famille)?|prenom|nombre( completo)?|apellidos?|الاسم( الكامل| الأول)?|اسم العائلة|اللقب)$/,
  roles: /^(roles?|groups?|rollen?|gruppen?|groupes?|rol|grupos?|الأدوار|الدور|المجموعات|المجموعة)$/,
}

const patterns = Object.entries(words).map(([head, { source }]) => [head as Head, new RegExp(folded(source))] as const)

/** What a column holds by its name; undefined where the name tells nothing. In the reader's own language it is what the results are headed with. */
export function headOf(cell: string): Head | undefined {
  const key = folded(cell.trim())
  const own = { email: texts.email(), name: texts.name(), roles: texts.roles() }
  return patterns.find(([head, pattern]) => pattern.test(key) || folded(own[head]) === key)?.[0]
}
