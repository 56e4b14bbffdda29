import { Ellipsis } from 'lucide-react'
import { useEffect, useId, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { useMenuAskedAhead } from '../editing/ahead.ts'
import { BarButton } from '../editing/BarButton.tsx'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import type { PageMenuProps } from './on-demand/PageMenu.tsx'
import { usePageForStaff } from './page-for-staff.ts'
import { takeReturn } from './return-to-page.ts'
import { texts } from './messages.ts'

const fetchMenu = () => fetchWhileEditing().then(({ PageMenu }) => ({ default: PageMenu }))

interface PageMenuButtonProps extends Omit<PageMenuProps, 'id'> {
  /** Told of a press in place of the menu. */
  onAsk: (() => void) | undefined
}

/** What else can be done with a page. The browser opens and closes the menu, whose code comes with the first press. */
export function PageMenuButton({ onAsk, ...props }: PageMenuButtonProps) {
  const id = useId()
  const askedAhead = useMenuAskedAhead()
  const [wanted, want] = useState(askedAhead)
  const Menu = useFetched(fetchMenu, wanted)
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnReturn(button)
  return (
    <>
      <BarButton
        ref={button}
        label={texts.more()}
        icon={<Ellipsis />}
        style={{ anchorName: `--${id}` } as CSSProperties}
        aria-haspopup="menu"
        // what names a menu is left to the browser before the page is awake, too: one that is not there cannot be opened
        popoverTarget={Menu && id}
        onClick={onAsk ?? (() => want(true))}
      />
      {Menu && <Fetched component={Menu} id={id} {...props} />}
    </>
  )
}

/** Takes the focus where somebody has come back from what the bar led to. */
function useFocusOnReturn(button: RefObject<HTMLElement | null>) {
  const pageId = usePageForStaff()?.status?.id
  useEffect(() => {
    // after the shell has put it at the start of the page
    const timer = setTimeout(() => {
      if (takeReturn(pageId)) button.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [button, pageId])
}
