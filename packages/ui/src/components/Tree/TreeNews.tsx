import { useState } from 'react'
import { useWords } from '../SomoProvider/useWords.ts'
import type { TreeItem, TreeProps } from './treeTypes.ts'

const find = (items: readonly TreeItem[], id: string): TreeItem | undefined => {
  for (const item of items) {
    const found = item.id === id ? item : find(item.children ?? [], id)
    if (found !== undefined) return found
  }
  return undefined
}

/** Says what became of a branch that was being fetched: how much is in it. A refusal stands in the tree itself. */
export function TreeNews({ items, branchStates }: Required<Pick<TreeProps, 'items' | 'branchStates'>>) {
  const { navigation: words } = useWords()
  const [before, setBefore] = useState(branchStates)
  const [news, setNews] = useState('')
  if (before !== branchStates) {
    setBefore(branchStates)
    const [arrived] = [...before].filter(([id, state]) => state === 'loading' && !branchStates.has(id))
    const branch = arrived === undefined ? undefined : find(items, arrived[0])
    setNews(branch === undefined ? '' : words.branchLoaded(branch.label, branch.children?.length ?? 0))
  }
  return news
}
