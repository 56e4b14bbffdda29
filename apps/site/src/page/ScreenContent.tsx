import { usePageTitle } from '../navigation/use-page-title.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import type { Screen } from '../routes/installed-screens.ts'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import { useRetried } from '../state/use-retried.ts'
import { Waiting } from '../elements/Waiting.tsx'

/** A screen of the administration or of the account, once its code is there and that of what all screens stand in. */
export function ScreenContent({ screen, uid }: { screen: Screen; uid?: string | undefined }) {
  usePageTitle(screen.label)
  const modules = useRetried(() => Promise.all([screen.load(), import('@sitewright/page-kit/staff')]))
  useScroll(modules !== undefined)
  if (!modules)
    return (
      <Waiting>
        <noscript>This page needs JavaScript.</noscript>
      </Waiting>
    )
  const [{ default: Content }, { StaffProvider }] = modules
  return (
    <PartBoundary name={screen.label}>
      <StaffProvider>
        <Content {...(uid === undefined ? {} : { uid })} />
      </StaffProvider>
    </PartBoundary>
  )
}
