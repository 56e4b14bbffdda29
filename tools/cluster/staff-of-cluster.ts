import { administrator } from '../bench/site-under-test.ts'
import { caller, logIn } from '../bench/staff.ts'
import { siteKey } from './start-cluster.ts'

/**
 * Signs in as the administrator at one server, which counts at all, and prepares the site: human checks by reCAPTCHA, and
 * a contact form that delivers at once.
 *
 * @returns `at[0]`… make calls at one of the servers, `call` through nginx.
 */
export async function prepareSite({ origin, servers, database }) {
  const { cookie } = await logIn(servers[0].origin)
  const at = servers.map((server) => caller(server.origin, cookie))
  const call = caller(origin, cookie)
  const settings = await call('GET private/get-site-settings.json.php')
  const keys = { CaptchaSiteKey: siteKey, CaptchaSecretKey: 'secret of the site' }
  await call('POST private/set-site-settings.json.php', { ...settings, ...keys })

  const { rows } = await database.query(
    "select id, content from pages join page_contents on page_id = id and state = 'active' where kind = 'form'",
  )
  const [form] = rows
  const content = JSON.stringify({ ...JSON.parse(form.content), SuppressAntispam: true })
  await call('POST protected/plugin/form/save-form.json.php', { id: form.id, content })
  const folders = await call('GET protected/folder-get-list.json.php')
  const folder = folders.find(({ Root }) => Root === 'public').idFolder
  return { cookie, at, call, form: form.id, folder }
}

/** Makes an account that holds permissions. @returns what it signs in with, its id and its role's. */
export async function addPerson(call, { email, permissions }) {
  const password = 'a password of somebody else'
  const { id } = await call('POST private/account-create.json.php', { email, name: email, intro: false })
  const change = { admin: administrator.password, user: password, id }
  await call('POST private/account-change-user-password.json.php', change)
  const role = await call('POST private/role-create.json.php', { title: `Role of ${email}` })
  await call('POST private/role-editor-save-list.json.php', { id: role.id, accounts: [id], permissions })
  return { id, roleId: role.id, email, password }
}
