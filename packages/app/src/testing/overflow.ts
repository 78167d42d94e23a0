/** The elements that reach beyond the page at its inline end, in short; empty where nothing scrolls sideways. */
export function widerThanThePage(): readonly string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 60)}`)
}
