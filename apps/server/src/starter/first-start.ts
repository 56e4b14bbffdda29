import { corePermissions } from '@sitewright/api-client/contract'
import { ConfigError, type Config } from '../config.ts'
import type { Writer } from '../db/database.ts'
import { parseEmail } from '../text/email-address.ts'
import { accountKeys } from '../accounts/account-keys.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { asOffered } from '../kinds/page-kinds.ts'
import type { Services } from '../services.ts'
import { openPlace } from '../settings/first-place.ts'
import { storeSettings } from '../settings/settings.ts'
import { generatePassword } from './generate-password.ts'

/** What to tell the operator after the very first start. */
export interface FirstStart {
  email: string
  /** Set if it was generated, so that it can be shown once. */
  password?: string
}

type FirstStartConfig = Pick<Config, 'adminEmail' | 'adminPassword' | 'starterSite'> &
  Partial<Pick<Config, 'siteLanguage'>>

/**
 * Brings the rows up to date that the program itself needs: page types and permissions of the installed kinds. On an
 * empty database it also creates the administrator, the top-level folders and the starter site, all or nothing.
 *
 * @returns who may log in, after the very first start only.
 * @throws {ConfigError} on the very first start, when ADMIN_EMAIL cannot be used.
 */
export async function prepareContent(services: Services, config: FirstStartConfig): Promise<FirstStart | undefined> {
  const first = await isEmpty(services)
  if (first && parseEmail(config.adminEmail) === undefined)
    throw new ConfigError(`ADMIN_EMAIL must be one email address, not '${config.adminEmail}'`)
  const password = config.adminPassword ?? generatePassword()
  const passwordHash = first ? await hashPassword(password) : ''
  const starter = first && config.starterSite ? await services.example.load(config.starterSite) : undefined
  await services.changes.write(async (tx) => {
    const admin = first ? await createAdministrator(tx, { config, passwordHash, now: services.now() }) : undefined
    await addPageTypes(tx, services)
    await grantNewPermissions(tx, { services, to: admin?.roleId })
    if (!admin) return
    await createTopFolders(tx, admin.id)
    await storeSettings(tx, {
      AdminEmail: config.adminEmail,
      ...(config.siteLanguage === undefined ? openPlace : { SiteLanguage: config.siteLanguage }),
    })
    if (starter) await services.example.create(tx, starter, { id: admin.id, email: config.adminEmail })
  })
  if (!first) return undefined
  return { email: config.adminEmail, ...(config.adminPassword === undefined ? { password } : {}) }
}

async function isEmpty({ database }: Services): Promise<boolean> {
  return (await database.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined
}

async function createAdministrator(
  tx: Writer,
  { config, passwordHash, now }: { config: FirstStartConfig; passwordHash: string; now: number },
): Promise<{ id: number; roleId: number }> {
  const administrator = { email: config.adminEmail, name: 'Administrator' }
  const { id } = await tx
    .insertInto('accounts')
    .values({
      ...administrator,
      ...accountKeys(administrator),
      password_hash: passwordHash,
      created: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role = await tx
    .insertInto('roles')
    .values({ title: 'Administrators' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('role_accounts').values({ role_id: role.id, account_id: id }).execute()
  return { id, roleId: role.id }
}

async function addPageTypes(tx: Writer, { kinds }: Services): Promise<void> {
  for (const kind of asOffered(kinds))
    await tx
      .insertInto('page_types')
      .values({ kind })
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute()
}

/**
 * The administrator of the first start gets every permission. Later on a permission that was not known before, because
 * its page kind is new, goes to the oldest role that has core.admin, and only once (Q15).
 */
async function grantNewPermissions(tx: Writer, { services, to }: { services: Services; to: number | undefined }) {
  const manifests = [...services.kinds.values()].map(({ manifest }) => manifest.permissions)
  const all = [...new Set([corePermissions, ...manifests].flatMap((permissions) => Object.keys(permissions)))]
  const rows = await tx.selectFrom('known_permissions').select('permission').execute()
  const known = new Set(rows.map((row) => row.permission))
  const fresh = all.filter((permission) => !known.has(permission))
  if (fresh.length > 0)
    await tx
      .insertInto('known_permissions')
      .values(fresh.map((permission) => ({ permission })))
      .execute()
  const role_id = to ?? (await oldestAdminRole(tx))
  const granted = to === undefined ? fresh : all
  if (role_id === undefined || granted.length === 0) return
  await tx
    .insertInto('role_permissions')
    .values(granted.map((permission) => ({ role_id, permission })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function oldestAdminRole(tx: Writer): Promise<number | undefined> {
  const row = await tx
    .selectFrom('role_permissions')
    .where('permission', '=', 'core.admin')
    .select((role) => role.fn.min('role_id').as('id'))
    .executeTakeFirst()
  return row?.id ?? undefined
}

async function createTopFolders(tx: Writer, adminId: number): Promise<void> {
  const top = { parent_id: null, account_id: null }
  await tx
    .insertInto('folders')
    .values([
      { ...top, name: 'Personal', root: 'personal', account_id: adminId },
      { ...top, name: 'Protected', root: 'protected' },
      { ...top, name: 'Public', root: 'public' },
    ])
    .execute()
}
