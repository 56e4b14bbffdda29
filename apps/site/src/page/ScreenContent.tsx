import { usePageTitle } from '../navigation/use-page-title.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import type { Screen } from '../routes/installed-screens.ts'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import { useRetried } from '../state/use-retried.ts'
import { Waiting } from '../elements/Waiting.tsx'

/** A screen of the administration or of the account, once its code is there. */
export function ScreenContent({ screen, uid }: { screen: Screen; uid?: string | undefined }) {
  usePageTitle(screen.label)
  const module = useRetried(() => screen.load())
  useScroll(module !== undefined)
  if (!module)
    return (
      <Waiting>
        <noscript>This page needs JavaScript.</noscript>
      </Waiting>
    )
  const { default: Content } = module
  return (
    <PartBoundary name={screen.label}>
      <Content {...(uid === undefined ? {} : { uid })} />
    </PartBoundary>
  )
}
