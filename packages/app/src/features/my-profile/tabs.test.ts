import { expect, test } from 'vitest'
import { readTab, tabAddress, tabNames } from './tabs.ts'

test.each(tabNames)('the address of %s leads there', (name) => {
  expect(readTab(new URL(tabAddress('/my-profile', name), 'https://somo.example').search)).toBe(name)
})

test.each(['', '?tab=', '?tab=Privacy', '?tab=Language', '?other=language'])('%j leads to the first part', (search) => {
  expect(readTab(search)).toBe('personal')
})
