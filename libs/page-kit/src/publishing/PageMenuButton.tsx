import { Ellipsis } from 'lucide-react'
import { useId, useState, type CSSProperties } from 'react'
import { BarButton } from '../editing/BarButton.tsx'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import type { PageMenuProps } from './on-demand/PageMenu.tsx'

const fetchMenu = () => fetchWhileEditing().then(({ PageMenu }) => ({ default: PageMenu }))

/** What else can be done with a page. The browser opens and closes the menu, whose code comes with the first press. */
export function PageMenuButton(props: Omit<PageMenuProps, 'id'>) {
  const id = useId()
  const [wanted, want] = useState(false)
  const Menu = useFetched(fetchMenu, wanted)
  return (
    <>
      <BarButton
        label="More"
        icon={<Ellipsis />}
        style={{ anchorName: `--${id}` } as CSSProperties}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={() => want(true)}
      />
      {Menu && <Fetched component={Menu} id={id} {...props} />}
    </>
  )
}
