import { brandProperty, type BrandRoles } from '../palette.ts'

/**
 * A brand for a part of the page alone: custom properties for the `style` of the element that has `data-theme`. What is
 * in it is drawn with these roles, and nothing around it changes.
 */
export const brandStyle = (roles: BrandRoles): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(roles).map(([role, value]) => [brandProperty(role), value]))
