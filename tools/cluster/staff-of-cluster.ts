import { administrator } from '../bench/site-under-test.ts'
import { caller, logIn, type Call, type Staff } from '../bench/staff.ts'
import { siteKey, type Cluster, type Machine, type Three } from './start-cluster.ts'

/** The administrator of a cluster: `at[0]`… make calls at one of the servers, `call` through nginx. */
export interface ClusterStaff extends Staff {
  at: Three<Call>
  /** The page of the contact form. */
  form: number
  /** The public folder. */
  folder: number
}

/**
 * Logs in as the administrator at one server, which counts at all, and prepares the site: human checks by reCAPTCHA, and
 * a contact form that delivers at once.
 */
export async function prepareSite({
  origin,
  servers,
  database,
}: Pick<Cluster, 'origin' | 'servers' | 'database'>): Promise<ClusterStaff> {
  const { cookie } = await logIn(servers[0].origin)
  const at = (server: Machine) => caller(server.origin, cookie)
  const call = caller(origin, cookie)
  const settings = await call('GET private/get-site-settings.json.php')
  const keys = { CaptchaSiteKey: siteKey, CaptchaSecretKey: 'secret of the site' }
  await call('POST private/set-site-settings.json.php', { ...settings, ...keys })

  const { rows } = await database.query<{ id: number; content: string }>(
    "select id, content from pages join page_contents on page_id = id and state = 'active' where kind = 'form'",
  )
  const [form] = rows
  if (!form) throw new Error('The site has no contact form')
  const content = JSON.stringify({ ...JSON.parse(form.content), SuppressAntispam: true })
  await call('POST protected/plugin/form/save-form.json.php', { id: form.id, content })
  const folders = await call('GET protected/folder-get-list.json.php')
  const folder = folders.find(({ Root }) => Root === 'public')?.idFolder
  if (folder === undefined) throw new Error('The site has no public folder')
  return { cookie, at: [at(servers[0]), at(servers[1]), at(servers[2])], call, form: form.id, folder }
}

/** An account that was made: what it logs in with, its id and its role's. */
export interface Person {
  id: number
  roleId: number
  email: string
  password: string
}

/** Makes an account that holds permissions. */
export async function addPerson(
  call: Call,
  { email, permissions }: { email: string; permissions: string[] },
): Promise<Person> {
  const password = 'a password of somebody else'
  const { id } = await call('POST private/account-create.json.php', { email, name: email, intro: false })
  if (id === undefined) throw new Error(`There is an account of ${email} already`)
  const change = { admin: administrator.password, user: password, id }
  await call('POST private/account-change-user-password.json.php', change)
  const role = await call('POST private/role-create.json.php', { title: `Role of ${email}` })
  await call('POST private/role-editor-save-list.json.php', { id: role.id, accounts: [id], permissions })
  return { id, roleId: role.id, email, password }
}
