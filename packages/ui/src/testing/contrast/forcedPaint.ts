/** What a part is painted with; read while colours are forced, so that only what is seen then counts. */
const painted = [
  'backgroundColor',
  'borderBlockEndColor',
  'borderBlockEndStyle',
  'borderBlockEndWidth',
  'borderBlockStartColor',
  'borderBlockStartStyle',
  'borderBlockStartWidth',
  'borderInlineEndColor',
  'borderInlineEndWidth',
  'borderInlineStartColor',
  'borderInlineStartStyle',
  'borderInlineStartWidth',
  'clipPath',
  'color',
  'content',
  'display',
  'fill',
  'fontWeight',
  'marginInlineStart',
  'outlineColor',
  'outlineStyle',
  'outlineWidth',
  'stroke',
  'textDecorationLine',
  'translate',
  'visibility',
] as const

const paintOf = (element: Element, pseudo?: '::before' | '::after'): string => {
  const style = getComputedStyle(element, pseudo)
  if (pseudo !== undefined && ['none', 'normal'].includes(style.content)) return ''
  return painted.map((name) => style[name]).join(' ')
}

/** How an element and all in it is painted, words and drawn lines included by their shape alone. */
export const paint = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .map((part) =>
      [
        part.localName,
        part.getAttribute('d') ?? '',
        paintOf(part),
        paintOf(part, '::before'),
        paintOf(part, '::after'),
      ].join(' '),
    )
    .join('\n')

/** How the frames around an element are painted, up to the root of its component. */
export const paintAround = (element: Element): string => {
  const root = element.closest('[data-component]')
  if (element === root || element.parentElement === null) return paintOf(element)
  return `${paintOf(element)} ${paintAround(element.parentElement)}`
}

const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour)

/** The colour behind an element: its own ground or the nearest one around it. */
export const backgroundOf = (element: Element | null): string => {
  if (element === null) return getComputedStyle(document.documentElement).backgroundColor
  const { backgroundColor } = getComputedStyle(element)
  return isClear(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor
}

/** A line around an element that can be seen. */
const hasLine = (element: Element): boolean => {
  const style = getComputedStyle(element)
  const isDrawn = (width: string, kind: string, colour: string): boolean =>
    Number.parseFloat(width) > 0 && kind !== 'none' && !isClear(colour)
  return (
    isDrawn(style.borderBlockEndWidth, style.borderBlockEndStyle, style.borderBlockEndColor) ||
    isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor)
  )
}

/** A control on a ground of another colour, where colours are not forced because they are what is shown. */
const hasOwnFill = (element: Element): boolean => {
  const { forcedColorAdjust, backgroundColor } = getComputedStyle(element)
  return (
    forcedColorAdjust === 'none' && !isClear(backgroundColor) && backgroundColor !== backgroundOf(element.parentElement)
  )
}

/** Whether something around a control, up to the root of its component, or what is drawn beside it has a line. */
export const isBounded = (control: Element): boolean => {
  // A choice of drawn shapes, such as stars, has its lines in the drawing.
  if (control.parentElement?.localName === 'label' && control.parentElement.querySelector('svg') !== null) return true
  if (hasOwnFill(control)) return true
  const root = control.closest('[data-component]')
  for (
    let element: Element | null = control;
    element !== null && element !== root?.parentElement;
    element = element.parentElement
  ) {
    if (hasLine(element) || [...element.children].some(hasLine)) return true
  }
  return false
}

/** The colour a system colour's name stands for on this page. */
export const systemColour = (name: 'GrayText' | 'Canvas'): string => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
