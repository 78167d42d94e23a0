/**
 * @typedef {Node | string | null} Child null draws nothing
 * @typedef {string | number | boolean | null | undefined | ((event: never) => void)} Value of an attribute
 */

/**
 * Creates an element. Names that begin with "on" are listeners; null, undefined and false omit an attribute.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Value>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), /** @type {EventListener} */ (value))
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** @param {string} id @returns {HTMLElement} throws where the page has no such element */
export function byId(id) {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no ${id}.`)
  return element
}
