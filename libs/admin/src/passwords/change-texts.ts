import { texts } from './change-messages.ts'
import type { PasswordChangeTexts } from './use-password-change.ts'

export const ownPasswordTexts: PasswordChangeTexts = {
  success: texts.ownChanged,
  wrong: texts.ownWrong,
  failure: texts.ownFailed,
}

export const userPasswordTexts: PasswordChangeTexts = {
  success: texts.changed,
  wrong: texts.wrong,
  failure: texts.failed,
}
