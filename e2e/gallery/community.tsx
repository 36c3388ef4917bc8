// The gallery's members: posts in their states, creators, pictures, and the common parts of pages.
import { aCreator } from "#domain/testing/aCreator.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { CreatorCard } from "#components/creators/CreatorCard.tsx";
import { ConnectionIndicator } from "#components/page/ConnectionIndicator.tsx";
import { DataTable } from "#components/page/DataTable.tsx";
import { FailedLine } from "#components/page/FailedLine.tsx";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { PlayerPhoto } from "#components/pictures/PlayerPhoto.tsx";
import { TimeAgo } from "#components/people/TimeAgo.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import { PostCard } from "#components/posts/PostCard.tsx";
import { Section, Shown } from "./Shown.tsx";
import styles from "./gallery.module.css";

const OPENED_AT = Date.now();
const DAY_MS = 24 * 60 * 60_000;
const WRITER = { id: 7, name: "Olga", avatar: "", isCreator: true };

export function Community() {
  return (
    <Section title="Community">
      <Shown name="PostCard">
        <PostCard
          post={aPost(1, {
            title: "At last",
            text: "Three points, and a clean sheet.",
            likeCount: 3,
            replyCount: 2,
            topics: [{ id: 3, name: "Derby" }],
            related: [
              { kind: "match", id: 1, name: "Arsenal – Chelsea", logo: "", minute: "67", scoreThen: "1-0" },
            ],
          })}
        />
      </Shown>
      <Shown name="PostCard, own, edited, of a creator">
        <PostCard
          post={aPost(2, {
            author: WRITER,
            isOwn: true,
            isLiked: true,
            editedAt: OPENED_AT,
            visibility: "close",
          })}
        />
      </Shown>
      <Shown name="PostCard, for subscribers">
        <PostCard post={aPost(3, { author: WRITER, isLocked: true, text: "", visibility: "onlyFans" })} />
      </Shown>
      <Shown name="PostCard, spoiler">
        <PostCard post={aPost(4, { isSpoiler: true, text: "Arsenal won 2–1." })} />
      </Shown>
      <Shown name="PostCard, deleted">
        <PostCard post={aPost(5, { isDeleted: true, text: "" })} />
      </Shown>
      <Shown name="CreatorCard" wide>
        <CreatorCard creator={aCreator(8, { bio: "Tactics, twice a week." })} />
      </Shown>
      <Shown name="CreatorCard, subscribed" wide>
        <CreatorCard creator={aCreator(9, { subscribedUntil: OPENED_AT + 30 * DAY_MS })} />
      </Shown>
      <Shown name="People">
        <div className={styles["line"]}>
          <UserAvatar user={WRITER} size="small" />
          <UserAvatar user={WRITER} />
          <UserAvatar user={WRITER} size="large" />
          <PlayerPhoto file="" size={40} />
          <TimeAgo at={OPENED_AT - 5.5 * 60_000} />
          <LettersLeft left={12} />
          <LettersLeft left={-3} />
        </div>
      </Shown>
    </Section>
  );
}

const SALES = [
  { day: "21 November", sold: 4 },
  { day: "22 November", sold: 11 },
];

export function Pages() {
  return (
    <Section title="Pages">
      <Shown name="ConnectionIndicator">
        <ConnectionIndicator />
      </Shown>
      <Shown name="PageTabs">
        <PageTabs
          label="Team"
          tabs={[
            { key: "fixtures", label: "Fixtures", path: "/gallery", current: true },
            { key: "squad", label: "Squad", path: "/gallery", current: false },
          ]}
        />
      </Shown>
      <Shown name="FailedLine">
        <FailedLine failure={{ reason: "noAnswer", code: -1, message: "" }} onRetry={() => undefined}>
          The posts could not be loaded.
        </FailedLine>
      </Shown>
      <Shown name="RowsSkeleton">
        <RowsSkeleton rows={3} height={48} picture />
      </Shown>
      <Shown name="FigureTiles" wide>
        <FigureTiles
          figures={[
            { key: "subscribers", label: "Subscribers", value: "23" },
            { key: "income", label: "Income", value: "$399.00" },
          ]}
        />
      </Shown>
      <Shown name="DataTable" wide>
        <DataTable
          caption="Sales"
          captionShown
          columns={[
            { key: "day", head: "Day", kind: "main", render: ({ day }: (typeof SALES)[number]) => day },
            { key: "sold", head: "Sold", kind: "number", render: ({ sold }) => sold },
          ]}
          rows={SALES}
          rowKey={({ day }) => day}
        />
      </Shown>
    </Section>
  );
}
