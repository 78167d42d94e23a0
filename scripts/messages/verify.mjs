import { argumentsOf } from './arguments.mjs'
import { sameWords } from './sameWords.mjs'

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

const idForm = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/

/**
 * Errors in a set of catalogues.
 * @param {{ en: Catalogue, de: Catalogue, sw: Catalogue }} catalogues
 * @param {(catalogue: Catalogue) => Record<string, unknown[]>} compile throws where a message is malformed
 * @returns {string[]} one sentence for each error; none when all is well
 */
export function verifyCatalogues(catalogues, compile) {
  const { en } = catalogues
  const errors = [...en].flatMap(([id, message]) => [
    ...(idForm.test(id) ? [] : [`${id}: an id is written feature.part.key.`]),
    ...(message.description.trim() === '' ? [`${id}: lacks a description for translators.`] : []),
  ])
  const english = compileInto(errors, 'en', en, compile)
  for (const locale of /** @type {const} */ (['de', 'sw'])) {
    const other = catalogues[locale]
    errors.push(...differingIds(en, other, locale), ...untranslated(en, other, locale))
    const compiled = compileInto(errors, locale, other, compile)
    errors.push(...differingArguments(english, compiled, locale))
  }
  return [...errors, ...familiarGerman(catalogues.de)]
}

/**
 * @param {string[]} errors where a malformed catalogue is told of
 * @param {string} locale
 * @param {Catalogue} catalogue
 * @param {(catalogue: Catalogue) => Record<string, unknown[]>} compile
 */
function compileInto(errors, locale, catalogue, compile) {
  try {
    return compile(catalogue)
  } catch (error) {
    errors.push(`${locale}: ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}

/** @param {Catalogue} en @param {Catalogue} other @param {string} locale */
function differingIds(en, other, locale) {
  const missing = [...en.keys()].filter((id) => !other.has(id)).map((id) => `${locale} lacks ${id}.`)
  const unused = [...other.keys()].filter((id) => !en.has(id)).map((id) => `${locale} has ${id}, which nothing uses.`)
  return [...missing, ...unused]
}

/** @param {Catalogue} en @param {Catalogue} other @param {'de' | 'sw'} locale */
function untranslated(en, other, locale) {
  return [...other].flatMap(([id, { text }]) => {
    if (text.trim() === '') return [`${locale} ${id} is empty.`]
    const words = text.replaceAll(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []
    const isSame = text === en.get(id)?.text && words.some((word) => !sameWords[locale].has(word))
    return isSame ? [`${locale} ${id} is the English text: "${text}".`] : []
  })
}

/** @param {Record<string, unknown[]>} en @param {Record<string, unknown[]>} other @param {string} locale */
function differingArguments(en, other, locale) {
  return Object.entries(other).flatMap(([id, nodes]) => {
    const source = en[id]
    if (source === undefined) return []
    const [want, have] = [source, nodes].map((tree) => argumentsOf(/** @type {any} */ (tree)).join('; '))
    return want === have ? [] : [`${locale} ${id} takes (${have}), English takes (${want}).`]
  })
}

/** German messages must address people as Sie. @param {Catalogue} de */
function familiarGerman(de) {
  return [...de]
    .filter(([, { text }]) => /(?<!\p{L})(du|dich|dir|dein|deine[mnrs]?)(?!\p{L})/iu.test(text))
    .map(([id, { text }]) => `de ${id} says du: "${text}".`)
}
