// Renders a page under its own router, with answers for its calls.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { PageAnswer, PageCallName, PageParams } from "#domain/calls/pageCalls.ts";
import type { Refusal } from "#domain/refusals.ts";
import type { PageResult } from "#workers/live/contract.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { navigationOver } from "./aNavigation.ts";
import { refused } from "./memberServer.ts";
import { type Rendered, renderWithLive } from "./renderWithLive.tsx";

/** The server refuses by a code, or for a reason with a name. */
interface RefusedRead {
  readonly code?: number;
  readonly refusal?: Refusal;
}

/** The answer to each call; a missing one fails like a call without an answer. */
export type PageAnswers = {
  readonly [Name in PageCallName]?: (
    params: PageParams<Name>,
  ) => PageAnswer<Name> | Promise<PageAnswer<Name>> | RefusedRead;
};

export interface RenderedPage extends Rendered {
  /** Calls made, such as `leagueRound {"leagueId":36}`, in order. */
  readonly asked: readonly string[];
  /** Current path and query. */
  readonly address: () => string;
}

export interface PageAtAddress {
  readonly address: string;
  /** The path of the page's route, such as "/football/league/$leagueId". */
  readonly path: string;
  readonly page: () => ReactNode;
  /** Content of the page's outlet. */
  readonly outlet?: () => ReactNode;
  readonly answers: PageAnswers;
  /** Answers what the page does in a member's name; nothing answers unless given. */
  readonly act?: LiveClient["act"];
  /** Answers calls about drafts; nothing answers unless given. */
  readonly draft?: LiveClient["draft"];
}

/** Waits for the router and for the first answers. */
export async function renderPage(options: PageAtAddress): Promise<RenderedPage> {
  const { address, path, page, outlet, answers } = options;
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path,
    component: page,
    notFoundComponent: () => <p>not found</p>,
  });
  const inner = ["/", "/posts"].map((child) =>
    createRoute({
      getParentRoute: () => route,
      path: child,
      component: child === "/" ? (outlet ?? (() => null)) : () => <p>posts</p>,
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([route.addChildren(inner)]),
    history,
  });
  const asked: string[] = [];
  const rendered = renderWithLive(<RouterProvider router={router as never} />, {
    getPage: async ({ call, params }): Promise<PageResult> => {
      asked.push(`${call} ${JSON.stringify(params)}`);
      const answer = answers[call] as ((given: unknown) => unknown) | undefined;
      const value = await answer?.(params);
      if (value === undefined) return { ok: false, reason: "noAnswer", code: -1, message: "error" };
      const { code, refusal } = value as RefusedRead;
      if (refusal !== undefined) return refused(refusal, "refused");
      const reason = code === 404 ? "notFound" : "refused";
      return code === undefined ? { ok: true, value } : { ok: false, reason, code, message: "refused" };
    },
    navigation: navigationOver(router),
    ...(options.act === undefined ? {} : { act: options.act }),
    ...(options.draft === undefined ? {} : { draft: options.draft }),
  });
  await settled();
  return { ...rendered, asked, address: () => history.location.href };
}

/** Waits until nothing is pending. On a clock of the test no time passes. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
      else await new Promise<void>((resolve) => setTimeout(resolve, 0));
    });
  }
}
