import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ContentRefused } from '../finding.ts'
import { manifest12 } from '../testing/packages.ts'
import { readCaptions } from './captions.ts'
import { pathOfHref, readManifest } from './manifest.ts'

const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../../shared/realdata')
const list = (folder: string): readonly string[] =>
  existsSync(join(realData, folder)) ? readdirSync(join(realData, folder)) : []
const everything = (): boolean => true

describe('manifests', () => {
  it('of 2004 tell pass mark, folders, bases and parameters', () => {
    const text = `<manifest xml:base="base/"><metadata><schemaversion>2004 4th Edition</schemaversion></metadata>
      <organizations default="o2"><organization identifier="o1"/><organization identifier="o2"><title>T</title>
        <item identifier="f"><title>Folder</title><item identifier="i" identifierref="r" parameters="?b=2"><title>Unit</title>
          <sequencing><objectives><primaryObjective satisfiedByMeasure="true"><minNormalizedMeasure>0.75</minNormalizedMeasure></primaryObjective></objectives></sequencing>
        </item></item></organization></organizations>
      <resources xml:base="res/"><resource identifier="r" href="a.html?a=1#x" xml:base="own/"/></resources></manifest>`
    const { content } = readManifest(Buffer.from(text), '', everything)
    expect(content).toEqual({
      standard: '2004',
      title: 'T',
      masteryScore: 75,
      launch: 'base/res/own/a.html?a=1&b=2#x',
      items: [
        {
          id: 'f',
          title: 'Folder',
          launch: null,
          masteryScore: null,
          items: [{ id: 'i', title: 'Unit', launch: 'base/res/own/a.html?a=1&b=2#x', masteryScore: 75, items: [] }],
        },
      ],
    })
  })

  it('in other encodings, with entities that would grow, or too deep, are read or refused', () => {
    const wide = Buffer.from(`\ufeff${manifest12()}`, 'utf16le')
    expect(readManifest(wide, '', everything).content.title).toBe('Fire & smoke')
    const bomb = manifest12().replace('<manifest', '<!DOCTYPE m [<!ENTITY a "aaaa">]><manifest').replace('Fire', '&a;')
    expect(readManifest(Buffer.from(bomb), '', everything).content.title.length).toBeLessThan(20)
    const deep = manifest12().replace('<item ', `${'<item>'.repeat(50)}<item `)
    expect(() => readManifest(Buffer.from(deep), '', everything)).toThrow(ContentRefused)
  })

  it.each([
    ['a/b.html?x#y', 'a/b.html'],
    ['./a/../b%20c.html', 'b c.html'],
    ['../../x', 'x'],
    ['100%.html', '100%.html'],
  ])('the address %s leads to %s', (href, path) => expect(pathOfHref(href)).toBe(path))

  const courses = list('scorm2004-adl-cts/Courses').filter((name) => name.startsWith('LMSTestPackage'))
  it.skipIf(courses.length === 0).each(courses)('%s of ADL’s conformance test can be started', (name) => {
    const bytes = readFileSync(join(realData, 'scorm2004-adl-cts/Courses', name, 'imsmanifest.xml'))
    expect(readManifest(bytes, '', everything).content).toMatchObject({
      standard: '2004',
      launch: expect.any(String) as unknown,
    })
  })
})

describe.skipIf(!existsSync(realData))('captions', () => {
  const folder = 'webvtt/test/wpt-file-parsing'
  const expected = list(folder).flatMap((name) => {
    const found = /cues\.length, (\d+)/.exec(
      name.endsWith('.js') ? readFileSync(join(realData, folder, name), 'utf8') : '',
    )
    return found === null ? [] : [[name.replace('.js', ''), Number(found[1])] as const]
  })
  it.skipIf(expected.length === 0).each(expected)('%s has as many cues as browsers show: %i', (name, count) => {
    const bytes = readFileSync(join(realData, folder, `${name}.vtt`))
    const cues = (): number => {
      try {
        return readCaptions(bytes).cues
      } catch (error) {
        if (error instanceof ContentRefused) return 0
        throw error
      }
    }
    expect(cues()).toBe(count)
  })
})
