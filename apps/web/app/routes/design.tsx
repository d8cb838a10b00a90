import { useState } from "react";
import { Barys, type Pose } from "#app/components/barys/barys.tsx";
import { Button, ButtonLink, IconButton } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip, FilterLink } from "#app/components/ui/chip.tsx";
import { Dialog, SidePanel } from "#app/components/ui/dialog.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Checkbox, PasswordField, SelectField, TextField } from "#app/components/ui/field.tsx";
import { Horn } from "#app/components/ui/horn.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { KazakhForm, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { Menu, menuItemClass } from "#app/components/ui/menu.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Progress, Ring } from "#app/components/ui/progress.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { KazakhSamples } from "#app/features/design/kazakh-samples.tsx";
import { Section } from "#app/features/design/section.tsx";

// A page for those who build the product: its few words are not translated.
export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex" }];

const poses: Pose[] = ["hello", "right", "wrong", "streak", "empty", "thinking"];
const tileStates: TileState[] = ["idle", "chosen", "right", "wrong", "spent"];
const colours = [
  "felt",
  "felt-raised",
  "felt-sunk",
  "stitch",
  "edge",
  "ink-soft",
  "ink",
  "sky-wash",
  "sky",
  "sky-deep",
  "sun-wash",
  "sun",
  "pomegranate-wash",
  "pomegranate",
  "steppe-wash",
  "steppe",
  "vowel-back",
  "vowel-front",
];
const icons: IconName[] = [
  "close",
  "menu",
  "globe",
  "back",
  "forward",
  "down",
  "check",
  "user",
  "sun",
  "moon",
  "device",
  "warning",
  "info",
  "eye",
  "book",
];

export default function Design() {
  const [box, setBox] = useState(false);
  const [panel, setPanel] = useState(false);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8">
      <h1 className="text-4xl">Design system</h1>

      <Section title="Colours">
        {colours.map((colour) => (
          <div key={colour} className="w-32 text-sm">
            <svg aria-hidden="true" className="h-14 w-full">
              <rect width="100%" height="100%" rx="8" fill={`var(--color-${colour})`} />
            </svg>
            {colour}
          </div>
        ))}
      </Section>

      <Section title="Type and the Kazakh letters">
        <div className="flex w-full flex-col gap-3">
          <p lang="kk" className="text-6xl font-extrabold">
            Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі ₸
          </p>
          <p lang="kk-Latn" className="text-5xl font-bold">
            Ää Ğğ Iı İi Ññ Öö Şş Ūū Üü
          </p>
          <KazakhWord word="қошқар мүйіз" size="head" harmony />
          <KazakhWord word="үйдегілеріңізбен" harmony />
          <p>
            <KazakhForm segments={["кітап", "тар", "ым", "да"]} /> ·{" "}
            <KazakhForm segments={["үй", "ден"]} />
          </p>
          {["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg"].map((size) => (
            <p key={size} className={`${size} font-bold`}>
              {size.slice(5)} Learn Kazakh · Учите казахский
            </p>
          ))}
          <p>
            Body text at 17 px with <TextLink to="/design">a link</TextLink> in it.
          </p>
          <p className="text-sm text-ink-soft">Small and quiet.</p>
        </div>
      </Section>

      <Section title="Барыс">
        {poses.map((pose) => (
          <figure key={pose} className="w-44 text-center">
            <Barys pose={pose} className="size-44" />
            <figcaption>{pose}</figcaption>
          </figure>
        ))}
      </Section>

      <Section title="Ornament and icons">
        <Horn shape="pair" className="size-16 text-sky" />
        <Horn shape="cross" className="size-40 text-stitch" />
        <div className="horn-band w-full text-stitch" />
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </Section>

      <Section title="Buttons">
        {(["primary", "secondary", "quiet"] as const).map((look) => (
          <div key={look} className="flex w-full flex-wrap items-center gap-3">
            <Button look={look}>{look}</Button>
            <Button look={look} size="large">
              large
            </Button>
            <Button look={look} busy>
              busy
            </Button>
            <Button look={look} disabled>
              disabled
            </Button>
            <ButtonLink look={look} to="/design">
              link
            </ButtonLink>
          </div>
        ))}
        <IconButton label="Close">
          <Icon name="close" />
        </IconButton>
      </Section>

      <Section title="Chips and filters">
        <Chip>plain</Chip>
        <Chip tone="sky">sky</Chip>
        <Chip tone="sun">sun</Chip>
        <Chip tone="steppe">steppe</Chip>
        <Chip tone="pomegranate">pomegranate</Chip>
        <FilterLink to="/design" chosen>
          chosen
        </FilterLink>
        <FilterLink to="/design?other" chosen={false}>
          other
        </FilterLink>
      </Section>

      <Section title="Cards">
        <Card className="w-64 p-6">plain</Card>
        <Card stitched className="w-64 p-6">
          stitched
        </Card>
      </Section>

      <Section title="Tiles">
        <div className="flex w-full flex-wrap gap-3">
          {tileStates.map((state) => (
            <Tile
              key={state}
              state={state}
              lang="kk"
              disabled={state === "spent"}
              aria-label={state === "spent" ? "spent" : undefined}
            >
              {state === "spent" ? "" : "қ"}
            </Tile>
          ))}
        </div>
        {tileStates.slice(0, 4).map((state) => (
          <Tile key={state} wide state={state} className="max-w-64">
            {state}
          </Tile>
        ))}
      </Section>

      <Section title="Progress">
        <Progress value={0} label="nothing yet" />
        <Progress value={0.4} label="a quiz" text="4 of 10" />
        <Progress value={1} tone="steppe" label="done" />
        <Ring value={0} label="level A, 0 %">
          A
        </Ring>
        <Ring value={0.65} label="level B, 65 %">
          B
        </Ring>
      </Section>

      <Section title="Waiting">
        <div className="flex w-64 flex-col gap-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Loader label="Loading…" />
      </Section>

      <Section title="Fields">
        <form className="grid w-full gap-5 sm:grid-cols-2">
          <TextField label="Name" hint="3 to 30 letters" />
          <TextField label="Email" type="email" defaultValue="aigul@" error="This is no email" />
          <PasswordField label="Password" defaultValue="qwertyuiop" />
          <SelectField label="Language">
            <option>English</option>
            <option>Қазақша</option>
          </SelectField>
          <TextField label="Disabled" disabled defaultValue="aigul" />
          <Checkbox label="Remember me" />
        </form>
      </Section>

      <Section title="Kazakh text">
        <KazakhSamples />
      </Section>

      <Section title="Messages">
        <div className="flex w-full flex-col gap-3">
          <Notice kind="info">Something to know</Notice>
          <Notice kind="success">It worked</Notice>
          <Notice kind="error">It did not work</Notice>
        </div>
        <Button look="secondary" onClick={() => toast("A plain toast")}>
          toast
        </Button>
        <Button look="secondary" onClick={() => toast("Saved", "success")}>
          good toast
        </Button>
        <Button look="secondary" onClick={() => toast("Not saved", "error")}>
          bad toast
        </Button>
      </Section>

      <Section title="Above the page">
        <Button look="secondary" onClick={() => setBox(true)}>
          dialog
        </Button>
        <Button look="secondary" onClick={() => setPanel(true)}>
          side panel
        </Button>
        <Menu label="A menu" button="menu">
          <button type="button" className={menuItemClass}>
            One
          </button>
          <button type="button" className={menuItemClass}>
            Two
          </button>
        </Menu>
        <Dialog open={box} onClose={() => setBox(false)} title="A dialog">
          <p>Closes by its button, by the overlay, by Escape.</p>
        </Dialog>
        <SidePanel open={panel} onClose={() => setPanel(false)} title="A side panel">
          <p>So does this.</p>
          <Button className="mt-4">a button</Button>
        </SidePanel>
      </Section>

      <Section title="Tabs">
        <div className="w-full max-w-md">
          <Tabs
            label="Tabs"
            tabs={[
              { name: "One", content: "The first" },
              { name: "Two", content: "The second" },
            ]}
          />
        </div>
      </Section>

      <Section title="Empty">
        <EmptyState title="Nothing here yet" action={<Button>The next step</Button>}>
          What it means.
        </EmptyState>
      </Section>
    </div>
  );
}
