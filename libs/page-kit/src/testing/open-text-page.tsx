import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from './fake-api.ts'
import { KitProviders } from './KitProviders.tsx'
import { pageStore } from './page-store.ts'
import { TextPage, type TextPageProps } from './TextPage.tsx'

/** Shows the page that a store keeps. `again` renders it again with other properties. */
export function openTextPage(store = pageStore(), props: Partial<TextPageProps> = {}) {
  const initial = store.read()
  const page = (more: Partial<TextPageProps> = {}) => (
    <KitProviders api={fakeApi({})}>
      <TextPage
        stored={initial}
        save={(request) => store.save(request)}
        reload={() => Promise.resolve(store.read())}
        {...props}
        {...more}
      />
    </KitProviders>
  )
  const { rerender, unmount } = render(page())
  return { store, user: userEvent.setup(), unmount, again: (more: Partial<TextPageProps>) => rerender(page(more)) }
}

export const button = (name: string) => screen.getByRole('button', { name })

/** The text area of the page that is being edited. */
export const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
