import { ApiError } from '@sitewright/api-client'
import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showSettings } from '../../testing/show-settings.tsx'
import type { SectionSettingsProps } from '../section-type.ts'
import type { EngineMapOptions } from './EngineMap.tsx'
import { MapSettings } from './MapSettings.tsx'
import { mapModel, type MapConfig } from './model.ts'

const clicked = { lat: -36.5, lng: 175.25 }

/** A map without a picture of the world: it can be clicked at one place and moved to another. */
function PlainMap({ zoom, centre, markers, onMove, onClick }: EngineMapOptions) {
  return (
    <div
      role="application"
      aria-label={`${zoom} ${centre.lat} ${centre.lng}: ${markers.map(({ Title }) => Title).join()}`}
    >
      <button type="button" onClick={() => onClick?.(clicked)}>
        Somewhere
      </button>
      <button
        type="button"
        onClick={() => onMove?.({ zoom: 11.123456, centre: { lat: -36.123456789, lng: 534.987654321 } })}
      >
        Move
      </button>
    </div>
  )
}

const Settings = (props: SectionSettingsProps<MapConfig>) => <MapSettings {...props} map={PlainMap} />
const hut = { Title: 'Hut', Position: { lat: -35.28, lng: 174.09 } }
const lake = { Title: 'Lake', Position: { lat: -35.3, lng: 174.1 } }
const start: MapConfig = { ...mapModel.blank(), Markers: [hut, lake] }
const pin = (place: number) => within(screen.getByRole('group', { name: `Pin ${place}` }))
const place = () => within(screen.getByRole('group', { name: 'Centre and zoom' }))

beforeEach(() => void vi.restoreAllMocks())

async function showMap(config: MapConfig = start) {
  const shown = showSettings(Settings, config)
  await shown.user.click(screen.getByRole('button', { name: 'Show map to edit' }))
  return shown
}

describe('MapSettings', () => {
  it('has the centre in steps of 0.0001, and the zoom (SECT-048, SECT-049)', async () => {
    const { user, last } = showSettings(Settings, start)
    for (const name of ['Latitude', 'Longitude'])
      expect(place().getByRole('spinbutton', { name })).toHaveAttribute('step', '0.0001')
    await user.clear(place().getByRole('spinbutton', { name: 'Latitude' }))
    await user.type(place().getByRole('spinbutton', { name: 'Latitude' }), '-36.8485')
    await user.clear(place().getByRole('spinbutton', { name: 'Longitude' }))
    await user.type(place().getByRole('spinbutton', { name: 'Longitude' }), '174.7633')
    await user.clear(place().getByRole('spinbutton', { name: 'Zoom' }))
    await user.type(place().getByRole('spinbutton', { name: 'Zoom' }), '12')
    expect(last()).toEqual({ Zoom: 12, Centre: { lat: -36.8485, lng: 174.7633 }, Markers: [hut, lake] })
  })

  it('marks an invalid place, and does not store it in the section', async () => {
    const { user, given } = showSettings(Settings, start)
    const latitude = place().getByRole('spinbutton', { name: 'Latitude' })
    await user.clear(latitude)
    await user.paste('-91')
    await user.tab()
    expect(latitude).toHaveValue(-91)
    expect(latitude).toHaveAccessibleDescription('Enter a number from -90 to 90.')
    expect(given).toEqual([])
  })

  it('lists the pins, each with description, latitude and longitude (SECT-050)', async () => {
    const { user, last } = showSettings(Settings, start)
    expect(pin(2).getByRole('textbox', { name: 'Description' })).toHaveValue('Lake')
    expect(pin(2).getByRole('spinbutton', { name: 'Latitude' })).toHaveValue(-35.3)
    await user.clear(pin(2).getByRole('spinbutton', { name: 'Longitude' }))
    await user.type(pin(2).getByRole('spinbutton', { name: 'Longitude' }), '174.2')
    await user.type(pin(2).getByRole('textbox', { name: 'Description' }), ' shore')
    expect(last()?.Markers).toEqual([hut, { Title: 'Lake shore', Position: { lat: -35.3, lng: 174.2 } }])
  })

  it('adds a pin at the centre of the map, and deletes any, by keyboard (SECT-051)', async () => {
    const { user, last } = showSettings(Settings, start)
    screen.getByRole('button', { name: 'Add pin' }).focus()
    await user.keyboard('{Enter}')
    expect(last()?.Markers).toEqual([hut, lake, { Title: '', Position: start.Centre }])
    await waitFor(() => expect(pin(3).getByRole('textbox', { name: 'Description' })).toHaveFocus())
    pin(1).getByRole('button', { name: 'Delete pin' }).focus()
    await user.keyboard('{Enter}')
    expect(last()?.Markers).toEqual([lake, { Title: '', Position: start.Centre }])
    await waitFor(() => expect(pin(1).getByRole('button', { name: 'Delete pin' })).toHaveFocus())
  })

  it('keeps what is being typed for a pin when another one is deleted', async () => {
    const { user } = showSettings(Settings, start)
    const latitude = pin(2).getByRole('spinbutton', { name: 'Latitude' })
    await user.clear(latitude)
    await user.paste('95')
    await user.click(pin(1).getByRole('button', { name: 'Delete pin' }))
    expect(pin(1).getByRole('spinbutton', { name: 'Latitude' })).toHaveValue(95)
  })

  it('drops a pin where the map is clicked, with a description that it asks for (SECT-052, SECT-095)', async () => {
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue('  Bridge ')
    const { user, last } = await showMap()
    await user.click(screen.getByRole('button', { name: 'Somewhere' }))
    await waitFor(() => expect(last()?.Markers).toEqual([hut, lake, { Title: 'Bridge', Position: clicked }]))
    expect(prompt).toHaveBeenCalledWith('Enter a description for the map pin', '')
    expect(screen.getByRole('application')).toHaveAccessibleName(/Hut,Lake,Bridge/)
  })

  it.each([null, '', '   '])('drops none when the answer is %j (SECT-095)', async (answer) => {
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue(answer)
    const { user, given } = await showMap()
    await user.click(screen.getByRole('button', { name: 'Somewhere' }))
    await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    expect(given).toEqual([])
  })

  it('sets centre and zoom from the map by the save icon (SECT-053)', async () => {
    const { user, last } = await showMap()
    const save = screen.getByRole('button', { name: 'Save map view' })
    expect(save).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(last()).toBeUndefined()
    await user.click(save)
    expect(last()).toEqual({ ...start, Zoom: 11.12, Centre: { lat: -36.123457, lng: 174.987654 } })
    expect(place().getByRole('spinbutton', { name: 'Longitude' })).toHaveValue(174.987654)
    expect(save).toBeDisabled()
  })

  it('shows on the map what the numbers say', async () => {
    const { user } = await showMap()
    await user.clear(place().getByRole('spinbutton', { name: 'Zoom' }))
    await user.type(place().getByRole('spinbutton', { name: 'Zoom' }), '9')
    expect(screen.getByRole('application')).toHaveAccessibleName(/^9 -35.2827 174.091/)
  })
})

describe('the search for places', () => {
  const call = 'GET protected/plugin/sectioned-page/find-places.json.php'
  const cape = { name: 'Cape Reinga, Northland, New Zealand', lat: -34.4262, lng: 172.6775 }
  const field = () => screen.findByRole('textbox', { name: 'Find a place' }, { timeout: 60_000 })

  function showSearch(find: (q: unknown) => unknown, config = start) {
    const asked: unknown[] = []
    const shown = showSettings(Settings, config, {
      [call]: ({ q }) => {
        if (q === undefined) return { available: true, places: [] }
        asked.push(q)
        return find(q)
      },
    })
    return { ...shown, asked }
  }

  it('is not there where the site has none', async () => {
    const asked: unknown[] = []
    showSettings(Settings, start, { [call]: (input) => (asked.push(input), { available: false, places: [] }) })
    await waitFor(() => expect(asked).toEqual([{}]))
    await allFetched()
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('asks once it is told to, centres the map on what is found and puts pins there', async () => {
    const { user, asked, last } = showSearch(() => ({ available: true, places: [cape] }), { ...start, Zoom: 4 })
    await user.type(await field(), '  Cape Reinga ')
    expect(asked).toEqual([])
    await user.keyboard('{Enter}')
    const list = within(await screen.findByRole('list', { name: 'Places found' }))
    expect(asked).toEqual(['Cape Reinga'])
    await user.click(list.getByRole('button', { name: `Centre the map on ${cape.name}` }))
    expect(last()).toMatchObject({ Centre: { lat: cape.lat, lng: cape.lng }, Zoom: 15 })
    expect(screen.getByRole('status')).toHaveTextContent(`The map is centred on ${cape.name}.`)
    await user.click(list.getByRole('button', { name: `Add a pin at ${cape.name}` }))
    expect(last()?.Markers).toEqual([hut, lake, { Title: cape.name, Position: { lat: cape.lat, lng: cape.lng } }])
    expect(last()?.Centre).toEqual({ lat: cape.lat, lng: cape.lng })
  })

  it('says so where nothing is found, and where it does not answer; what was typed stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let answer: () => unknown = () => ({ available: true, places: [] })
    const { user, given } = showSearch(() => answer())
    await user.type(await field(), 'Nowhere')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('No place was found. Try fewer or other words.')).toBeVisible()
    const body = { error: 'The search for places does not answer, please try again later' }
    answer = () => Promise.reject(new ApiError('no answer', { status: 424, body }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText(`${body.error}.`)).toBeVisible()
    expect(await field()).toHaveValue('Nowhere')
    expect(given).toEqual([])
  })
})
