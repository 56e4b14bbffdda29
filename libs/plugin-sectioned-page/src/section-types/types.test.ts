// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newSection } from '../model/section.ts'
import { imageModel } from './image/model.ts'
import { mapModel } from './map/model.ts'
import { sectionTypes, typeOf } from './types.ts'
import { textModel } from './text/model.ts'
import { videoModel } from './video/model.ts'

describe('section types', () => {
  it.each([
    ['text', 'Text block', 'SECT-032'],
    ['image', 'Image', 'SECT-033'],
    ['google-map', 'Google map', 'SECT-034'],
    ['youtube', 'YouTube video', 'SECT-035'],
  ])("the section type '%s' is labelled '%s' (%s)", (sectionType, label) => {
    expect(typeOf(sectionType)?.label).toBe(label)
  })

  it('begin with the four of the specification, and each name is one type (SECT-032, SECT-033, SECT-034, SECT-035)', () => {
    const names = sectionTypes.list().map(({ sectionType }) => sectionType)
    expect(names.slice(0, 4)).toEqual(['text', 'image', 'google-map', 'youtube'])
    expect(new Set(names).size).toBe(names.length)
    for (const model of sectionTypes.list()) expect(typeOf(model.sectionType)).toBe(model)
    for (const name of ['', 'no-such-type', 'constructor', '__proto__']) expect(typeOf(name)).toBeUndefined()
  })

  it('begin without float, hidden flag, shadow and margins (SECT-067)', () => {
    for (const model of sectionTypes.list())
      expect(newSection(model)).toMatchObject({ float: 'none', hidden: false, Shadow: false, margins: '' })
  })

  it('begin empty: a text without content, image and video without any config (SECT-068, SECT-072)', () => {
    expect(newSection(textModel).config).toEqual({ Content: '' })
    expect(newSection(imageModel).config).toEqual({})
    expect(newSection(videoModel).config).toEqual({})
  })

  it('begin a map at zoom 15, in the north of New Zealand, without markers (SECT-069, SECT-070, SECT-071)', () => {
    const { Zoom, Centre, Markers } = newSection(mapModel).config
    expect(Zoom).toBe(15)
    expect(Markers).toEqual([])
    // north of Auckland, south of Cape Reinga
    expect(Centre.lat).toBeGreaterThan(-36.8)
    expect(Centre.lat).toBeLessThan(-34.4)
    expect(Centre.lng).toBeGreaterThan(172.6)
    expect(Centre.lng).toBeLessThan(176)
    expect(newSection(mapModel).config.Centre).not.toBe(Centre)
  })

  it('read what is stored (SECT-063, SECT-064, SECT-065, SECT-066)', () => {
    const text = { Content: '<p>Our huts</p>' }
    const image = { ImageId: 12, ImageUrl: '/x.png', HoverText: 'Hut', Gallery: true, GalleryImageId: 13 }
    const video = { id: 'dQw4w9WgXcQ' }
    const map = {
      ...{ Zoom: 12.5, Centre: { lat: 1.5, lng: -2.5 } },
      Markers: [{ Title: 'Hut', Position: { lat: 1, lng: 2 } }],
    }
    expect(textModel.read(text)).toEqual(text)
    expect(imageModel.read(image)).toEqual(image)
    expect(videoModel.read(video)).toEqual(video)
    expect(mapModel.read(map)).toEqual(map)
  })

  it('read a focal point that is whole, within the picture', () => {
    const image = (stored: object) => imageModel.read({ ImageId: 1, ...stored })
    expect(image({ Shape: 'square', FocusX: 20.4, FocusY: 130 })).toEqual({
      ...{ ImageId: 1, Shape: 'square', FocusX: 20, FocusY: 100 },
    })
    expect(image({ Shape: 'round', FocusX: 20 })).toEqual({ ImageId: 1 })
    expect(image({ FocusX: 'left', FocusY: {} })).toEqual({ ImageId: 1 })
  })

  it('read an invalid config as that of a new section, and keep unknown fields', () => {
    for (const model of sectionTypes.list()) {
      for (const config of [undefined, null, 7, 'x', [], {}]) expect(model.read(config)).toEqual(model.blank())
      expect(model.read({ Later: { Version: 9 } })).toEqual({ ...model.blank(), Later: { Version: 9 } })
    }
  })

  it('clamp values that are out of range', () => {
    const markers = Array.from({ length: 300 }, () => ({ Title: 7, Position: { lat: 400, lng: 'east' } }))
    const map = mapModel.read({ Zoom: 99, Centre: { lat: -200, lng: 900 }, Markers: markers })
    expect(map).toMatchObject({ Zoom: 22, Centre: { lat: -90, lng: 180 } })
    expect(map.Markers).toHaveLength(200)
    expect(map.Markers[0]).toMatchObject({ Title: '', Position: { lat: 90 } })
    expect(imageModel.read({ ImageId: -1, GalleryImageId: 1.5, ImageWidth: 'wide', Gallery: 'yes' })).toEqual({
      Gallery: false,
    })
  })
})
