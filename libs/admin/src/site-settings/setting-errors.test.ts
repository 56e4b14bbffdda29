import { describe, expect, it } from 'vitest'
import { sampleSettings } from '../testing/settings-samples.ts'
import { fieldsOf } from './setting-fields.ts'
import { keyHint, settingErrors } from './setting-errors.ts'

const fields = fieldsOf(sampleSettings)

describe('settingErrors', () => {
  it.each(['0', '399', '400', '10000', ' 800 '])('takes a width of %s', (SiteBodyWidth) => {
    expect(settingErrors({ ...fields, SiteBodyWidth })).toEqual({})
  })

  it.each(['', '10001', '80.5', '8e2', '-800', 'wide'])('takes no width of %s', (SiteBodyWidth) => {
    expect(settingErrors({ ...fields, SiteBodyWidth })).toEqual({
      SiteBodyWidth: 'Enter a whole number up to 10000',
    })
  })

  it.each(['', ' ', 'kim@example.org', ' a.b+c@sub.example.org ', 'kim@localhost', 'kim@müller.example'])(
    "takes the address '%s'",
    (AdminEmail) => {
      expect(settingErrors({ ...fields, AdminEmail, NotifyEmail: AdminEmail })).toEqual({})
    },
  )

  it.each([
    'kim',
    'kim@',
    '@example.org',
    'kim@host',
    'a@b.org, c@d.org',
    'a@b.org\r\nBcc: c',
    'a@@b.org',
    'Kim <a@b.org>',
    'a@b.org/x',
    'a@b.org?',
    'a@b.org#',
    'a@b.org\\',
  ])("takes no address '%s'", (AdminEmail) => {
    const problems = settingErrors({ ...fields, AdminEmail, NotifyEmail: AdminEmail })
    expect(Object.keys(problems)).toEqual(['AdminEmail', 'NotifyEmail'])
  })
})

describe('keyHint', () => {
  const hint = (CaptchaSiteKey: string, CaptchaSecretKey: string) =>
    keyHint({ ...fields, CaptchaSiteKey, CaptchaSecretKey })

  it('is there for one key without the other only', () => {
    expect(hint('', '')).toBeUndefined()
    expect(hint('a', 'b')).toBeUndefined()
    expect(hint('a', ' ')).toMatch(/secret key too/)
    expect(hint('', 'b')).toMatch(/site key too/)
  })
})
