// The tiles of a board in their order, with a handle to move each by pointer or keys and a button to remove it.
import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { movedTo } from "#domain/matchBoard.ts";
import { useMatchFacts } from "#state/live/client/hooks.ts";
import { useWatchInSight } from "#state/live/client/useWatch.ts";
import { announce } from "#ui/page/announce.ts";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./BoardGrid.module.css";
import { BoardTile } from "./BoardTile.tsx";
import { createEdgeScroll } from "./edgeScroll.ts";
import type { Board } from "./useBoard.ts";

export interface BoardGridProps {
  readonly board: Board;
  readonly showOdds: boolean;
  readonly isShown: boolean;
}

/** Columns on a wide screen: 1, 2 × 2, 3 × 3, 4 × 4. */
function columnsOf(count: number): number {
  return Math.ceil(Math.sqrt(count));
}

interface Dragged {
  readonly matchId: number;
  readonly name: string;
  readonly place: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The place under the pointer, from 0 on, also below a bar of the page; undefined where there is none. */
function placeAt({ clientX, clientY }: Point): number | undefined {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element.matches("[data-board-place]"));
  return under && Number(under.dataset["boardPlace"]);
}

/** How many places an arrow moves a tile; undefined for any other key. */
function stepOf(key: string, columns: number, isRightToLeft: boolean): number | undefined {
  const ahead = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  return new Map([
    [ahead, 1],
    [back, -1],
    ["ArrowDown", columns],
    ["ArrowUp", -columns],
  ]).get(key);
}

export function BoardGrid({ board, showOdds, isShown }: BoardGridProps) {
  const { t } = useLingui();
  const grid = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const { matchIds, move, remove } = board;
  const shown = dragged === undefined ? matchIds : movedTo(matchIds, dragged.matchId, dragged.place);
  useWatchInSight(grid, shown);

  const follow = useEffectEvent((point: Point) => {
    const place = placeAt(point);
    setDragged((known) => (known === undefined || place === undefined ? known : { ...known, place }));
  });
  const drop = useEffectEvent((isKept: boolean) => {
    setDragged(undefined);
    if (isKept && dragged !== undefined) put(dragged.matchId, dragged.name, dragged.place);
  });
  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    // The tile that is held changes its place in the document, which ends a capture of the pointer: the window listens.
    const listening = new AbortController();
    const { signal } = listening;
    let point: Point | undefined;
    const edge = createEdgeScroll(() => point && follow(point));
    const onMove = (event: globalThis.PointerEvent): void => {
      point = event;
      follow(event);
      edge.at(event.clientY);
    };
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", () => drop(true), { signal });
    addEventListener("pointercancel", () => drop(false), { signal });
    addEventListener("keydown", ({ key }) => (key === "Escape" ? drop(false) : undefined), { signal });
    return () => {
      listening.abort();
      edge.stop();
    };
  }, [isDragging]);

  function put(matchId: number, name: string, place: number): void {
    if (place < 0 || place >= matchIds.length || matchIds[place] === matchId) return;
    move(matchId, place);
    const number = place + 1;
    const count = matchIds.length;
    announce(t`${name}: place ${number} of ${count}`);
  }

  return (
    <ul
      ref={grid}
      className={styles["grid"]}
      data-count={shown.length}
      style={{ "--columns": columnsOf(shown.length) } as CSSProperties}
    >
      {shown.map((matchId, place) => (
        <Place
          key={matchId}
          matchId={matchId}
          place={place}
          isDragged={dragged?.matchId === matchId}
          showOdds={showOdds}
          isShown={isShown}
          onStep={(event, name) => {
            const columns = grid.current ? columnsDrawn(grid.current) : 1;
            const step = stepOf(event.key, columns, document.documentElement.dir === "rtl");
            if (step === undefined) return;
            event.preventDefault();
            put(matchId, name, place + step);
          }}
          onTake={(name) => setDragged({ matchId, name, place })}
          onRemove={(name) => remove(matchId, name)}
        />
      ))}
    </ul>
  );
}

function columnsDrawn(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}

interface PlaceProps {
  readonly matchId: number;
  readonly place: number;
  readonly isDragged: boolean;
  readonly showOdds: boolean;
  readonly isShown: boolean;
  /** An arrow was pressed with Alt. */
  readonly onStep: (event: KeyboardEvent, name: string) => void;
  /** The pointer has taken the tile. */
  readonly onTake: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

function Place(props: PlaceProps) {
  const { matchId, place, isDragged, showOdds, isShown, onStep, onTake, onRemove } = props;
  const { t } = useLingui();
  const facts = useMatchFacts(matchId);
  const name = facts === undefined ? t`Match ${matchId}` : `${facts.names.home} – ${facts.names.away}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the link and the buttons in it
    <li
      className={styles["place"]}
      data-board-place={place}
      data-dragged={isDragged || undefined}
      onKeyDown={(event) => {
        if (event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) onStep(event, name);
      }}
    >
      <BoardTile matchId={matchId} showOdds={showOdds} isShown={isShown} />
      <div className={styles["tools"]}>
        <IconButton
          icon="grip"
          iconSize={16}
          label={t`Move: ${name}`}
          className={styles["handle"]}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
          onPointerDown={(event) => (event.button === 0 ? onTake(name) : undefined)}
        />
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Remove from the board: ${name}`}
          onClick={() => onRemove(name)}
        />
      </div>
    </li>
  );
}
