import { useApolloClient } from '@apollo/client/react'
import { UnitTreeDocument } from '@somo/graphql/unit-management'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { TreeNode } from '../unitTypes.ts'

/** The tree as far as it was opened. */
export interface UnitTreeUse {
  readonly tree: QueryState<{ readonly nodes: readonly TreeNode[]; readonly hasMore: boolean }>
  readonly expanded: ReadonlySet<string>
  readonly onExpandedChange: (ids: ReadonlySet<string>) => void
  readonly branchStates: ReadonlyMap<string, 'loading' | 'failed'>
  /** Asks again for a branch that was refused. */
  readonly onRetryBranch: (id: string) => void
  readonly retry: () => void
  /** Something was changed: asks anew for what is shown. */
  readonly refresh: () => void
}

type Branch = 'loading' | 'failed' | readonly TreeNode[]

const nothing: ReadonlyMap<string, Branch> = new Map()

/**
 * Level by level as branches are opened; with a search all that matches, with what lies above it. Open by themselves are
 * the way to the open unit, and a topmost unit that is the only one: alone it would show nothing.
 */
export function useUnitTree(search: string, withArchived: boolean, path: readonly string[]): UnitTreeUse {
  const isSearch = search.trim() !== ''
  const roots = useQueryState(UnitTreeDocument, {
    variables: { under: null, search: isSearch ? search.trim() : null, withArchived },
    keeps: 'whileWaiting',
    pick: (data) => data.units.tree,
  })
  const branches = useBranches(withArchived)
  const [chosen, setChosen] = useState<{ readonly opened: ReadonlySet<string>; readonly closed: ReadonlySet<string> }>({
    opened: new Set(),
    closed: new Set(),
  })
  const known = roots.data
  const { all, load } = branches
  const nodes = useMemo(() => {
    const fetched = isSearch ? [] : [...all.values()].flatMap((branch) => (typeof branch === 'string' ? [] : branch))
    return [...(known?.nodes ?? []), ...fetched]
  }, [known, all, isSearch])
  const alone = known?.nodes.length === 1 ? known.nodes.map(({ uuid }) => uuid) : []
  const given = [...alone, ...path]
  const way = given.join(' ')
  // What is open by itself is, unless the person closed it.
  const opened = useMemo(
    () => new Set([...chosen.opened, ...way.split(' ')].filter((id) => id !== '' && !chosen.closed.has(id))),
    [chosen, way],
  )
  useEffect(
    function fetchOpened() {
      if (isSearch) return
      for (const node of nodes) if (opened.has(node.uuid) && node.hasChildren) load(node.uuid)
    },
    [nodes, opened, isSearch, load],
  )
  return {
    tree: { ...roots, data: known === null ? null : { nodes, hasMore: known.hasMore } },
    // What was searched for is shown wherever it lies.
    expanded: isSearch ? new Set([...opened, ...nodes.map(({ uuid }) => uuid)]) : opened,
    onExpandedChange: (ids) => setChosen({ opened: ids, closed: new Set(given.filter((id) => !ids.has(id))) }),
    branchStates: branches.states,
    onRetryBranch: branches.again,
    retry: roots.retry,
    refresh: () => {
      branches.forget()
      roots.retry()
    },
  }
}

/** Branches that were asked for, each once until what is known is forgotten. */
function useBranches(withArchived: boolean) {
  const client = useApolloClient()
  const [all, setAll] = useState(nothing)
  const requested = useRef(new Set<string>())
  const generation = useRef(0)

  const again = useCallback(
    async (id: string): Promise<void> => {
      const own = generation.current
      const put = (branch: Branch): void => {
        // What was asked for before a change tells of a tree that is gone.
        if (own === generation.current) setAll((before) => new Map([...before, [id, branch]]))
      }
      put('loading')
      try {
        const { data } = await client.query({
          query: UnitTreeDocument,
          variables: { under: id, search: null, withArchived },
        })
        put(data?.units.tree.nodes ?? 'failed')
      } catch {
        put('failed')
      }
    },
    [client, withArchived],
  )
  const load = useCallback(
    (id: string): void => {
      if (requested.current.has(id)) return
      requested.current.add(id)
      void again(id)
    },
    [again],
  )
  const forget = useCallback((): void => {
    generation.current += 1
    requested.current.clear()
    setAll(nothing)
  }, [])
  useEffect(
    function forgetOtherTree() {
      return forget
    },
    [withArchived, forget],
  )
  const states = new Map(
    [...all].flatMap(([id, branch]) => (typeof branch === 'string' ? [[id, branch] as const] : [])),
  )
  return { all, states, load, again: (id: string) => void again(id), forget }
}
