import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveRequest } from '../../editing/draft-editing-options.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { hike, HikeEditor, type Hike } from '../../testing/hike.tsx'
import { KitProviders } from '../../testing/KitProviders.tsx'
import { EditableContent } from './EditableContent.tsx'

const fetchEditor = () => Promise.resolve({ default: HikeEditor })

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

async function edit(content: Partial<Hike> = {}) {
  const saves: SaveRequest<string>[] = []
  const stored = { active: hike.of(content), draft: null, version: 1 }
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const user = userEvent.setup()
  render(
    <KitProviders api={fakeApi({})}>
      <EditableContent
        definition={hike}
        stored={stored}
        save={async (request) => saves.push(request) + 1}
        reload={() => Promise.resolve(stored)}
        fetchEditor={fetchEditor}
        show={({ title, stops }) => (
          <article>
            {title}
            {stops.map(({ place }) => ` ${place}`)}
          </article>
        )}
      />
    </KitProviders>,
  )
  await user.click(screen.getByRole('button', { name: 'Edit page' }))
  await screen.findByRole('textbox', { name: 'Title (required)' })
  return { user, saves, alert, saved: () => hike.parse(saves.at(-1)?.content ?? '') }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('the editor of a content', () => {
  it('has an input for each field, and stores what was entered', async () => {
    const { user, saved } = await edit()
    await user.type(field('Title (required)'), 'To the hut')
    await user.type(field('About'), 'Up.{enter}Down.')
    expect(field('About')).toHaveAccessibleDescription('In a few words.')
    await user.type(field('Story'), '<p>Long</p>')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Hard')
    await user.type(screen.getByRole('spinbutton', { name: 'Hours (h)' }), '4.5')
    await user.click(screen.getByRole('checkbox', { name: 'Dogs' }))
    await user.type(screen.getByLabelText('From'), '2026-06-01')
    await user.click(press('Photo: none'))
    await user.type(field('Booking'), 'example.org')
    expect(field('Booking')).toHaveAccessibleDescription('Leads to https://example.org')
    await user.click(press('Add stop'))
    const card = within(screen.getByRole('region', { name: 'Stops' }))
    await user.type(card.getByRole('textbox', { name: 'Place' }), 'Pass')
    await user.type(card.getByRole('spinbutton', { name: 'Height' }), '1800')
    const preview = screen.getByRole('region', { name: 'Page Preview' })
    await waitFor(() => expect(preview).toHaveTextContent('To the hut Pass'))
    await user.click(press('Save page'))
    await waitFor(() =>
      expect(saved()).toEqual({
        title: 'To the hut',
        about: 'Up.\nDown.',
        story: '<p>Long</p>',
        difficulty: 'hard',
        hours: 4.5,
        dogs: true,
        from: '2026-06-01',
        photo: { id: 7, alt: 'A hut' },
        booking: 'example.org',
        stops: [{ place: 'Pass', height: 1800 }],
      }),
    )
  })

  it('publishes nothing that lacks a required field, and stores it as a draft', async () => {
    const { user, saves, alert } = await edit()
    await user.type(field('About'), 'Up')
    await user.click(press('Save page'))
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^‘Title’ is missing\. Nothing has been published/)),
    )
    expect(saves).toEqual([])
    await user.click(press('Save as draft'))
    await waitFor(() => expect(saves).toMatchObject([{ draft: true, content: hike.write(hike.of({ about: 'Up' })) }]))
  })

  it('saves nothing while a number is invalid, on a card too', async () => {
    const { user, saves, alert } = await edit({ title: 'Hut', stops: [{ place: 'Pass', height: 5 }] })
    await user.type(field('Title (required)'), 's')
    await user.type(screen.getByRole('spinbutton', { name: 'Height' }), '0000')
    await user.click(press('Save page'))
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith(
        'A number is invalid: ‘Height’ of ‘1. Stop’. Nothing has been saved: correct it first.',
      ),
    )
    expect(saves).toEqual([])
    await user.clear(screen.getByRole('spinbutton', { name: 'Height' }))
    await user.type(screen.getByRole('spinbutton', { name: 'Hours (h)' }), '99')
    await user.click(press('Save page'))
    await waitFor(() => expect(alert).toHaveBeenLastCalledWith(expect.stringContaining('‘Hours (h)’')))
    expect(screen.getByRole('spinbutton', { name: 'Hours (h)' })).toHaveFocus()
    expect(saves).toEqual([])
  })

  it('says that a typed address leads nowhere', async () => {
    const { user } = await edit()
    await user.type(field('Booking'), 'javascript:x')
    expect(field('Booking')).toHaveAccessibleDescription('This leads nowhere, so visitors do not see the link.')
    await user.click(press('Choose link'))
    expect(field('Booking')).toHaveValue('/contact')
  })
})
