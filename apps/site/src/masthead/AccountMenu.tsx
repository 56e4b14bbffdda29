import { useSession } from '@sitewright/session'
import { CircleUserRound } from 'lucide-react'
import { opensLogin } from '../login/login-parts.ts'
import { prefetchLogin } from '../login/LoginPrompt.tsx'
import { useShellParts } from '../state/shell-parts.ts'
import { PopoverMenu, type MenuChoice } from './PopoverMenu.tsx'
import { texts } from './messages.ts'

export interface AccountMenuProps {
  onLogin: () => void
  onLogout: () => Promise<void>
}

/** Logging in and out, and the way to the own account. The icon wears the accent while somebody is logged in. */
export function AccountMenu({ onLogin, onLogout }: AccountMenuProps) {
  const { screens } = useShellParts()
  const authenticated = useSession((state) => state.authenticated)
  const account = screens.find(({ path }) => path === 'myaccount')

  const loggedOut: MenuChoice[] = [{ label: texts.login(), onChoose: onLogin, opens: opensLogin }]
  const loggedIn: MenuChoice[] = [
    ...(account ? [{ label: account.label, href: `/pages/${account.path}` }] : []),
    { label: texts.logout(), onChoose: () => void onLogout() },
  ]
  return (
    <PopoverMenu
      id="account-menu"
      label={texts.account()}
      icon={<CircleUserRound aria-hidden />}
      accent={authenticated}
      choices={authenticated ? loggedIn : loggedOut}
      {...(authenticated ? {} : { onOpen: prefetchLogin })}
    />
  )
}
