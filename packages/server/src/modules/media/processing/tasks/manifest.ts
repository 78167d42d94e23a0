import { XMLParser } from 'fast-xml-parser'
import { ContentRefused, createFinding, type Finding } from '../finding.ts'
import type { PackageContent, PackageItem } from '../processedContent.ts'
import { hasSeveralUnits, readSequencing } from './sequencing.ts'
import { attribute, elementsOf, isElement, textOf, type Element } from './xmlElements.ts'

/** What a manifest says, with what is wrong with it. */
export interface ManifestReport {
  readonly content: Omit<PackageContent, 'files' | 'bytes' | 'manifest'>
  readonly findings: readonly Finding[]
}

const lists = new Set(['organization', 'item', 'resource', 'file', 'objective', 'metadata'])

// Entities are not expanded by the parser, so none can grow; the few that titles hold are read afterwards.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  isArray: (name) => lists.has(name),
})

/**
 * Reads the manifest of a SCORM package (1.2, or any edition of 2004).
 * @param folder where the manifest lies in the package, with a slash at its end, or empty
 * @param has whether a path of the package exists
 * @throws ContentRefused where no learning unit could be started from it.
 */
export function readManifest(bytes: Buffer, folder: string, has: (path: string) => boolean): ManifestReport {
  const root = parse(bytes)
  const standard = readStandard(root, bytes)
  const findings: Finding[] = []
  const resources = readResources(root, encodeURI(folder))
  const organization = chooseOrganization(root)
  const items = toItems(organization, resources, standard)
  const first = findFirst(items)
  if (first === null) throw new ContentRefused('NO_START_PAGE')
  if (isAbsolute(first.launch))
    throw new ContentRefused('EXTERNAL_START_PAGE', null, { address: first.launch.slice(0, 300) })
  if (!has(pathOfHref(first.launch))) throw new ContentRefused('START_PAGE_MISSING', pathOfHref(first.launch))
  for (const { files } of resources.values())
    for (const file of files)
      if (!has(file) && findings.length < 100) findings.push(createFinding('MISSING_FILE', file))
  const title = textOf(organization['title']) || first.title
  if (title === '') findings.push(createFinding('NO_TITLE'))
  const isSequenced = standard === '2004' && hasSeveralUnits(organization)
  return {
    content: {
      standard,
      launch: first.launch,
      title,
      masteryScore: first.masteryScore,
      items,
      ...(isSequenced && { sequencing: readSequencing(root, organization) }),
    },
    findings,
  }
}

function parse(bytes: Buffer): Element {
  try {
    const manifest = (parser.parse(decode(bytes)) as Element)['manifest']
    if (isElement(manifest)) return manifest
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new ContentRefused('BAD_MANIFEST', null, { reason })
  }
  throw new ContentRefused('BAD_MANIFEST', null, { reason: 'no element "manifest"' })
}

/** By its byte order mark, else by what its first line says (XML 1.0, appendix F). */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const named = /^<\?xml[^>]*encoding=["']([\w.-]{1,40})["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const utf16 = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null
  return new TextDecoder(utf16 ?? named ?? 'utf-8').decode(bytes)
}

function readStandard(root: Element, bytes: Buffer): '1.2' | '2004' {
  const metadata = elementsOf(root['metadata'])[0] ?? {}
  const [schema, version] = [textOf(metadata['schema']), textOf(metadata['schemaversion'])]
  const text = bytes.toString('latin1')
  const isCartridge = /cartridge/i.test(schema) || text.includes('imsccv1p')
  if (!isCartridge) {
    if (/^1\.2$/.test(version) || text.includes('adlcp_rootv1p2')) return '1.2'
    if (/2004|1\.3/.test(version) || text.includes('adlcp_v1p3')) return '2004'
  }
  throw new ContentRefused('NOT_SCORM', null, {
    found: isCartridge ? 'Common Cartridge' : `${schema} ${version}`.trim(),
  })
}

interface Resource {
  readonly href: string | null
  readonly files: readonly string[]
}

function readResources(root: Element, folder: string): Map<string, Resource> {
  const all = isElement(root['resources']) ? root['resources'] : {}
  const base = folder + attribute(root, 'base') + attribute(all, 'base')
  return new Map(
    elementsOf(all['resource']).map((resource) => {
      const own = base + attribute(resource, 'base')
      const href = attribute(resource, 'href')
      const files = elementsOf(resource['file']).map((file) => pathOfHref(own + attribute(file, 'href')))
      return [
        attribute(resource, 'identifier'),
        { href: href === '' ? null : isAbsolute(href) ? href : own + href, files },
      ]
    }),
  )
}

function chooseOrganization(root: Element): Element {
  const all = isElement(root['organizations']) ? root['organizations'] : {}
  const offered = elementsOf(all['organization'])
  const chosen = offered.find((one) => attribute(one, 'identifier') === attribute(all, 'default')) ?? offered[0]
  if (chosen === undefined) throw new ContentRefused('NO_START_PAGE')
  return chosen
}

const deepest = 20

function toItems(
  parent: Element,
  resources: ReadonlyMap<string, Resource>,
  standard: '1.2' | '2004',
  depth = 0,
): PackageItem[] {
  if (depth > deepest) throw new ContentRefused('BAD_MANIFEST', null, { reason: 'too deep' })
  return elementsOf(parent['item']).map((item) => {
    const href = resources.get(attribute(item, 'identifierref'))?.href ?? null
    return {
      id: attribute(item, 'identifier').slice(0, 500),
      title: textOf(item['title']).slice(0, 500),
      launch: href === null ? null : join(href, attribute(item, 'parameters')).slice(0, 4000),
      masteryScore: standard === '1.2' ? percent(textOf(item['masteryscore']), 1) : readMeasure(item),
      ...readLaunch(item, standard),
      items: toItems(item, resources, standard, depth + 1),
    }
  })
}

/** SCORM 1.2, CAM 2.3.4 and SCORM 2004, CAM 3.4.1: what a learning unit is launched with. */
function readLaunch(item: Element, standard: '1.2' | '2004'): Pick<PackageItem, 'launchData' | 'completionThreshold'> {
  const launchData = textOf(item[standard === '1.2' ? 'datafromlms' : 'dataFromLMS'], 4096)
  const threshold = item['completionThreshold']
  const measure = isElement(threshold)
    ? attribute(threshold, 'minProgressMeasure') || textOf(threshold)
    : textOf(threshold)
  const value = Number(measure)
  return {
    ...(launchData !== '' && { launchData }),
    ...(measure !== '' && value >= 0 && value <= 1 && { completionThreshold: value }),
  }
}

/** SCORM 2004, SN 3.10: the measure from -1 to 1 that satisfies the primary objective. */
function readMeasure(item: Element): number | null {
  const objectives = elementsOf(elementsOf(item['sequencing'])[0]?.['objectives'])
  const primary =
    elementsOf(objectives.find((list) => list['primaryObjective'] !== undefined)?.['primaryObjective'])[0] ?? {}
  if (attribute(primary, 'satisfiedByMeasure') !== 'true') return null
  return percent(textOf(primary['minNormalizedMeasure']) || '1', 100)
}

function percent(text: string, factor: number): number | null {
  const value = Number(text) * factor
  return text !== '' && Number.isFinite(value) && value >= 0 && value <= 100 ? Math.round(value * 100) / 100 : null
}

/** SCORM 2004, CAM 3.4.1.5: parameters are a query, part of one, or a fragment. */
function join(href: string, parameters: string): string {
  if (parameters === '' || parameters.startsWith('#')) return href + parameters
  const text = parameters.replace(/^[?&]+/, '')
  const [path = '', fragment] = href.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${text}${fragment === undefined ? '' : `#${fragment}`}`
}

function findFirst(items: readonly PackageItem[]): (PackageItem & { readonly launch: string }) | null {
  for (const item of items) {
    const { launch } = item
    if (launch !== null) return { ...item, launch }
    const below = findFirst(item.items)
    if (below !== null) return below
  }
  return null
}

const isAbsolute = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)

/** The path that an address inside a package leads to. */
export function pathOfHref(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const parts: string[] = []
  for (const part of decodePath(path).replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/').normalize('NFC')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A name with a percent sign that is no encoding.
    return path
  }
}
