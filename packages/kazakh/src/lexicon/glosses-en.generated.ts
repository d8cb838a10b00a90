// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `or; either
that is; i.e.
nuclear
jaguar
or; that is
Yakut
iamb
yacht
cha (tea, in northern Chinese)
tea (Russian, Persian word)
=
=
receipt; cheque
suitcase
champion
championship
sweet cherry
Czech
=
crisps; chips
Chuvash
and; well
story; conversation
storyteller
conversation
have a talk; chat
tell; narrate
narrating
ornament; decoration
expose; unmask
wrinkle
wrinkled
grandmother
considerable; decent
toilet; lavatory
ridicule
bustle; trouble
fuss; bustle
thoroughly; completely
fair; just
fairness; justice
justice
unjust
injustice
just; fair
judge; juror
method
methodologist
methodology
methodology
methodological
literary
literature
literature scholar or teacher
literary studies
literary scholar
on purpose
specially; on purpose
beautiful; pretty
beautifully
good manners; etiquette
indecent; rude
polite; decent
politeness
habit; custom
customs; traditions
usually
usual
as usual
hey; ah
woman; wife
famous; renowned
glass
anyway; at any rate
in the meantime
however; nevertheless
otherwise; or else
however
nevertheless
lime
akim; mayor; governor
administration
akimat; local administration
administrator
father
parents
bring; lead to
take away; carry off
limestone
strength; might
=
welfare; well-being
still; yet
still
Alimuly
alphabet
weak; frail
feebleness
surely
of course
strong; well-off
or; or perhaps
some; a certain
somebody
somebody
something
something
several
several times
long ago
far; by much
somewhere; by far
from somewhere
one or other
somehow; by chance
some kind of
lull
world; universe
world; global
potential
potential; capable
social
socio-economic
sociology
that same
just now; a moment ago
cherish; pamper
repeatedly
weaken
weaken
weak
weakness
order; command
authoritarian rule
always; usually
universal
purse; wallet
song
music; songs and kuis
singer
just so
national anthem
sing
there; over there
there it is
there it is
very beautiful
in an instant
simpleton; effendi
hothead; swaggerer
get; hand over
elder sister
legend; myth
each; every
in various places
and also; both
farther; beyond
beyond; further than
further; onward
to and fro
letter (of the alphabet)
colleague
partnership
each; every
each of them
each one
always
barely; with difficulty
just barely
interval
action
act
interact
of course
of course
everyone; anyone
always; every time
decorate; finish
farther off
all sorts of things
each thing
always
always
each one
each of them
in various ways
various
actor; performer
various; different
diversity
exaggeration
especially
elegant; beautiful
elegance; beauty
beautify
influence; impression
impressive
be impressed
army; troops
military
military service
perfume
cock; rooster
swing
alas; what a pity
alas; unfortunately
what a pity
air; sky
airport
at first
at the very beginning
at first
originally
melody
keen; fond
passion; fondness
amateur
fondness; curiosity
be keen on
melody; sound
call to cows
dynasty; clan
saint
amen
with great effort
trouble; bother
fuss; trouble
fuss; take trouble
bother; trouble
revered; dear
devil; Satan
joke
joke
joker
joker
for now; yet
for the time being
preparation
be prepared; get ready
prepare
developer
barely
Azerbaijani
scholar; learned man
life; lifetime
biography
Hun
custom; rite
science
scientific
scientific and technical
person in love; lover
in love
being in love
wonder; miracle
wonderful; marvellous
amazing
pardon; apology
the unseen
slander; backbiting
scientist; scholar
scholarship
universe
planet
wonder
global; universal
Internet
only
delight
edifying words
cripple; wretch
cosmos; outer space
astronaut; cosmonaut
space; cosmic
century
century-old
for centuries
ghazal
worship
place of worship
lesson; edification
building
after all; you know
dusk
inside; stomach
fur coat
be drunk
drink; alcohol
partially
intestine; string
intestines
inner; internal
give to drink
underwear
envy; narrow-mindedness
inwardly
drink
be caught on; be picked up
genitive
genitive case
teaching; doctrine
learning; knowledge
be hung; get caught
catch on; join
move slowly; plod
take along
follow; keep up
in an instant
hanger; peg
hook; clasp
forward; earlier
advance; promote
advance; progress
at first
once; long ago
loop; hook
attention; courtesy
hang; hook
burrow; den
younger brother
fig
pearl
epidemic
female camel
large; major
pus
be selected
select; sort
largeness; greatness
enlarge; consolidate
become large
cottage cheese; cheese
discord
curdle; split
base; foot of a wall
fundamental
adjacent; neighbouring
foundation
wobble; quiver
be delayed; collect as liquid
sour milk from churning
delay; hold back
curdle; decompose
matter; deed; work
activity; action
event; activity
swelling; tumour
swell
businesslike
business; businesslike
business skill; efficiency
business
skilled craftswoman
like; as
business trip
be done; be made
do; work
swell
trace; track
successor; follower
be sought
search; quest
seek; do research
applicant; degree seeker
search out
look for; search
respect
kind
virtue; goodness
=
anniversary; jubilee
humour
junior
jurisdiction
jurisprudence
lawyer
complexion; face
region
breast ornament
interregional
regional
be processed
process; edit
processor
gullet; oesophagus
other than
nothing but, all of them
be hostile; bear malice
be erased; be turned off
eraser
turn off; erase
hatred; enmity
become enemies
go out; be erased
bold; daring
boldness
fuss over; take tender care
kiss
ox
stepfather
stepmother
step-relationship
feel like a stepchild
in that way
because
do that way
representative
representation; representative office
authority; power of attorney
powers; mandate
directive, order
regret
unfortunately
make regret; sadden
regret
roar; sob loudly
heel
follow closely; chase
lung; grudge
touchy
take offence; sulk
make sob; depress
sob
dictate; arrogance
dead
corpse
death
measure; size
be measured
measure; weigh
measuring
measuring instrument
immeasurability
poem; song
singer of songs
sing; chant verse
glimmer; fade
land; region; province
local history
local historian
be killed
kill
die
breast strap
life
vitality
biography
product; yield
productive
productivity
unproductive
be produced
production; industry
production; industrial
produce; extract
producer
good example
exemplary
exemplary conduct
immoral
art; skill
industry
industrialist
industrial
talented; skilled
artist; talented performer
unskilled
invention
inventor
germinate; sprout
razor-sharp
rise; uphill
proud; lofty
apricot
pasture; sphere; scope
expand; develop
expand; develop
rebellious
stir up; intensify
be eager; persist
flare up; intensify
develop; breed
multiply; develop; spread
be agitated; beat fast
young generation
absurdity; rudeness
arrogant
hump
offspring; shoot
flourish; prosper
civilization
civility
pride; loftiness
go upward; rise
loom; weaving
spider
climbing
pattern
ornament
fire; conflagration
burn; be on fire
set on fire; burn
firefighter
plait; braid; weave
growth; increase
plant
usurer
be grown; be raised
grow; raise
grower; breeder
gossip
gossip (person)
gossip
testament; precept
will; testament
bequeath; exhort
shoot; sprout
adolescent
grow; increase
gall; bile
request; application
bid; application
request; beg
lie
false
lying; deceitful
liar
very
be repaid; be worked off
compensation
compensation payment
repay; fulfil
passing; transient
sharp
be held
conductor
hold; conduct; let pass
ford; crossing
past; last
last time
last time; the other day
live through; spend
transitional
transition period
pass; cross; take place
self; own
one's own self
by itself
selfish
egoism
to my own self
keeping to oneself
treat as one's own
in one's own way
peculiar; own
to one's own self
by itself
mutually
Uzbek
in Uzbek
each by oneself; among themselves
by oneself; of its own accord
core; rod
topical; urgent
relevance
river
speak heatedly; insist
other
other
other than; besides
differently; in a special way
different; peculiar
difference; distinction
change
unchanged
changeable; variable
be changed
change; alter
change
teapot; kettle
disciple; pupil
scholarship; stipend
capricious; unruly
rough leather shoes
please; softening particle
hobble for three legs
July
celebration of a birth
lace; fine mesh
flinch; feel awe
shudder; feel shame
quite raw
rotten
brace oneself; show off
oh how; alas
oh how I wish
church
rot
chick
great-grandchild
sediment
make kneel as a camel
kneel; sink; settle
pinch; handful
desert; thirst
suffer thirst; long for
desert; arid
be thirsty
thirst
semi-desert
semi-desert
ladle
stack hay
grass; hay
call to goats
urgently
urgent
ray; radiance
be engaged in
broadcloth
deep; hollow
pit; hole
sausage
drive in a line; pour out
go in a line; stream
earthworm
trail; drag on
speckled; spotted
shubat; fermented camel's milk
wrap a foot-cloth; swaddle
nod
stockings; socks
pore over; bend over
pick; peck
richness of soil
rich; expressive
neigh together; make merry noise
please; softening particle
expense; loss
incur expense
spend
ring; link
expense; east
eastern
ablative case
oriental studies
bay; gulf
go far; soar
probably; perhaps
issue, release
be published; be taken out
emission
work; composition
creative
creativity; creative work
take out; produce; publish
producer; issuer
go out; come out; climb
origin
peak
shriek
scream
ring; buzz
be tempered; be perfected
temper; perfect
sizzle
sear; torment
sizzle
fly
twig; rod
patience; endurance
patient; enduring
patience; endurance
impatient
endure; bear
cigarette
soak; wet
function word
lead rope
prickle
little by little; prickling
sparrow; small bird
pinch
bed curtain; theatre curtain
sturdy; tight
true; real
truth
sincerely
sincerely
truthful
glass; cup
become hardened; train
really; truly
in truth; actually
harden; temper
chain
teacup
little finger
genuine; sincere
authenticity; sincerity
plane tree
truth
seriously; in earnest
elbow
in fact
quite true
dew
click; drip
chatter as a magpie
trap; misfortune
sea buckthorn
fir; spruce
chirp; cry shrilly; ring
cricket; cicada
juice
juicy
face; looks
become fresh-faced
candle; lamp
be entangled
entangle; wrap round
bindweed; ivy
twig; match
wail; lament loudly
sing loudly; soar
height
crack; frown
crackle
studs; metal ornament
crackle
eventful; tangled
frown; knit brows
scorpion; crayfish
dune sand
be reflected; dazzle; mate
be reflected; be cracked
complaint
complain
lodge a complaint
small; compact
microdistrict
hazel; light-eyed
stirring up strife
seagull
Chagatai
sting; crack; complain
rinse
dust
dust
skis
top of a yurt; home
be dusty
dusty
raise dust
yelp; scream shrilly
jaw harp
vacuum cleaner
hair (of the head)
be scattered
spray; scattered things
splash; scatter
splash; scatter
plait ribbon with pendants
shashlik
with hair
have scattered
hairdresser's
scatter; sprinkle
shashu (showering with sweets)
be chopped; rush about
gallop; run
inspiration
inspire
be inspired
rider
errand runner; courier
peach
template
gallop; chop; mow
attack
attack
city
tea
silk
be rinsed; be washed away
resin
puck; washer
chew
tip
shrewish
sway; be shaken
battle
battle; fight
shake; rock
devil
teahouse
old man
scythe
meadow grass
skirt of a coat; remoteness
turnip; radish
puddle
trip; get caught
incompletely
incompleteness
trousers
fall ill; be afflicted
unruly; careless
lean back; be haughty
lean back
turnip
on one's back
soar; spread freely; flare
strike with the foot; survey; sacrifice
lamp; light; candle
touchy
lamp; beacon
flare up; become tense
extent; ability
excessively
slightly
slight; moderate
about; approximately
estimate
approximately
candlestick
take offence
champagne
shampoo
be stuck in; plunge
stab; pierce; stick in
stitch (pain); colic
fork
Shanyshkyly
sledge
chanson
blackmail
quickly; briskly
quick; brisk
swiftness
rear up; spurt
Shapyrashty
grace; kindness
clap; slap
slap; clap
chapan; robe
afterglow; sunset glow
gallop about; run about
raid
raider
invasion; raid
make gallop; have chopped
time; tense
be invited; be called
kilometre; verst
summons; invitation
send for
invite; call
lighter
flint; lump (of sugar)
about; approximately
sphere; ball
square
square
tired
tire
get tired
bawl; shriek
soar; circle in the air
measure; event
newborn; afterbirth
wine
helpless
helplessness; despair
be helpless
fence; pen
damask steel
scarf
sharia
roam all over; travel
clash
scorch; lash; affect
condition; contract
obligatory; must
snap
snapping
conditional mood
make an agreement
stipulate
peasant; household matters; business
economy; farm; household
economic; household
joyful
groin
crack; glare
roof; tent
crashing
quarrel; scandal
confuse
get confused; get tangled
gorge
joy; merriment
joyful
delight
rejoice
shuttle
bark; yap
shawarma
check (in chess); shah
chess
chess player
mine; shaft
miner
and what about
circle; scope
clutch; grasp with claws
be solved; come undone
decision; solution
undress
mother
smallpox
orator; Chechen
eloquent
eloquence
solve; undo; take off
genealogy; chronicle
genealogist; chronicler
master; craftsman
skilful
mastery; skill
become skilful
workshop; studio
masterpiece
chief; boss
retreat
retreat; step back
locust; grasshopper
nail (metal)
nail; stress
be deducted
subtract; move back
suffer; smoke
until; up to
body shaping
limit; boundary
sunflower seeds
border
border guard
border
bordering
sugar
chekmen; cloth coat
infinite; boundless
infinitely
infinity
finiteness
be limited
adjacent; bordering
border on
restriction
limit; restrict
limited
bucket
shellac
shelpek (fried flatbread)
cartilage
rank
contrast
contrast; equate
criticism
official
sheriff
grieve
be played; be flicked
plucked playing style
plucking
flick; pluck strings; narrate
procession; march
edge; outskirts
one and all
foreign country
foreign
foreigner
rowan
outermost; edge
remove; sideline
step aside; keep away
deckchair
needle grass; chiy
trampled track
jackal
cherry
tension; complication
become tense; be tangled
tangle
slate roofing
cipher
encrypt
encrypt
raw; unripe
rawness; flaw
raw material
thicket of willow
scribble
tyre; tire
cure; healing
sanatorium
healer; physician
healing
squeak; cheep
squeak
boil; furuncle
be tense; be toughened
agile; brisk
twist tightly; strengthen
twist; strengthen
quarter
cupboard; wardrobe
sluice; lock
barrier
slag
hose
helmet
cluster; group
inflorescence; bouquet
concentration
concentration
squat; sit up
take fright
frighten; alarm
stick up; protrude
stick out
pointed; peaked
pig
be startled; be frightened
driver
cast iron
chocolate
scout
act spoiled
short; docked
plait ornament
Venus (planet)
review; overview
survey; review
reviewer; columnist
bathe
bathe
black radish
plunge; be immersed
magnate; aristocrat
shepherd
embers; tuft
baptise
be baptised; bow
trot unevenly
constellation
club; mace
crest; withers
peck
leap as fish; flinch
shorts
pike
highway
account; bill
invoice
Scot
show
sword
crib sheet
spinach
spy
syringe
font
headquarters
strain
stamp; cliche
barbell
state; staff
corkscrew
storm
storm; assault
navigator
noise
noise
hubbub
make noise; hum
sunshine
sunny; warm
camel's mane hair
noisy
make noise
stanza
Swede
doorman
Swiss
swoop; fall upon
doubt
rag
chat cosily
back of the head
lush
attack fiercely; fall upon
gratitude to God
thankfulness
thankfulness
tap; spout
nest; den
shy
mobile communication
nest together; be of one brood
nest; become rooted
shame; put to shame
be ashamed; be shy
shame
shameless
bashful; shameful
concept; notion
understanding
quick to understand
quick to understand
comprehension
understand; comprehend
understand; grasp
curdle; be absorbed; trust
well (borehole)
tip; end
be launched
be met with; come across
subject to; come across
undergo; suffer
launch; let fly
boundless sea
aeroplane
pilot
spark
spark; flash
swift; sharp
swiftness; keenness
flighty
combine; link
be joined; be linked
sharpen a point
fly
staff; collective
collective farm
collective
collectivise
form a collective
constantly
Uyghur
in Uyghur
be decided
decision; ruling
decide; decree
organization
cohesion
be organised
organise
organizer
be organised
put to sleep
sleep
leaven; ferment
whirl; swirl
curdle; captivate
sleep
pancreas
sleepyhead
sleepy
insomnia
rhyme
rhyme
son; boy
grow; get larger
be enlarged
enlarge
great
greatness
great man; ruler
glorify; honour
ulus; people
edification; example
guard; brave youth
vast
turn into; follow on
tissue; soft snow
nation; ethnic group
nationalist
nationalistic
nationalism
patriotic
patriotism
boot sole
interethnic
insole
national
howl
snail; year of the Dragon
forgetful
forgetfulness
unforgettable
be forgotten
forget
reach out; lean forward
aspiration; striving
strive; rush
flour
unpleasant, negative
like each other
like
please; be liked
powder
very long
point; score
careless; untidy
careful; tidy
carefully
neatness; care
quick to understand
similar
similarity
liken
resemble
explain; make understand
female
spindle
thief
bride-visiting feast
bump into; run into trouble
foetus; semen
fertilise
be fertilised
fight; battle; scolding
quarrelsome
set quarrelling
scold; quarrel
slogan; battle cry
recklessness
theft
stealthily
be stolen; sneak
steal
generation; descendant
scold
inner cheek
sip
sip; take a mouthful
hit; beat
be offered; be proposed
recommendation
proposal; offer
offer; propose
small; fine
trifles; small things
be crushed
crush; change money
ugly
pillar
blacksmith
second-hand; used
blacksmith's trade
grapple; hold each other
be caught; be held
manner; hold
fit; seizure
restrained
self-restraint
principle; stance
adherence to principle
adhere to; hold
razor
hold each other; grapple
hand over; catch
hold; catch; keep
teacher; mentor
loss
lose; be beaten
apt; effective; to the point
rationality; advantage
winnings; gain
mobile; apt
win; gain
long
oblong
length
long; lengthy
for a long time
long-term
duration
be prolonged
extension cord
extend; lengthen
lengthen; be prolonged
see off; marry off a daughter
seeing off the bride
go far; move off
brush
brush
displace; oust
shift; give way
drift downwind; shrink from
convenience; manner
convenient
get ready; adapt
adapt; make ready
inconvenient; awkward
awkwardness; inconvenience
humming
hum a tune
moan; growl
moan
groan
groan
strain with passion; wail
diligence
disintegration
dish; vessel
moisture
moist; humid
moisten
always; constantly
troublemaker
downhill
go downhill
sign; gesture
compromise
compromise; be reconciled
intransigence
twilight
beckon; signal
timid; spineless
long for; desire
harmony; solidarity
united; harmonious
cooperation
cooperate; be united
longing, eager
eagerness
zeal; interest
diligent; eager
motivate; encourage
be eager
unenthusiastic
piping hot
compact, concise
compactness
simplify; make compact
ancient times
goodwill; sincerity
reluctant
willing; attentive
show zeal; be willing
influence
influential
integrate; interact
shelter from the wind
voluntariness
residence permit
probable
likely; probable
probable
probability
sway
rhythm
leap; spring
jump up; bounce
growl; snarl
superstition; omen
superstitiousness
will; control
lack of will
liberalise
luck; prosperity
daily bread
grin foolishly
grin
wild revelry
hiss
become skilled; be hardened
be pushed aside
waste
wasteful
wastefulness
bolt; latch
push aside; postpone
heat
rubber
rub
whistle
whistle; hiss
Ysty
hot
smoked
smoked food
get hot
leap; spurt
race about
buzz
buzz
buzz; hum
hum; whine thinly
anger; annoyance
anger
be angry; be resentful
irascible
enough; well
box; drawer
offence; wrong
victim; injured party
mistreat; wrong
relic; monument
circumstance
insect
and
help; aid
helper
allowance; benefit
fair
look helplessly
thin; slender
become thinner
thaw; moisten; soften
silk
silky
be sent
send; let go
sender
thaw; soften
young man; fellow
energy; willpower
energetic; determined
vigour
inspire; encourage
be inspired
weak-willed
factionalism
personal ending
be classified
classification
classification; conjugation
classify; conjugate
long bone; tibia
shin
thread; string
very thin
get moist
jury
rush in a crowd
linden
right way; order
proper order
without reason
about; concerning
be repaired
repair; fix
repairman
send off; dispatch
set off
impropriety
swaddle
tasty bit of sheep's gut
cough
cough
clear one's throat
cough
stick; be catching
spouse
consolation
be consoled
comfort; console
fist
spinal cord
star
asterisk; little star
caterpillar
struggle; tear about
pull; jerk
pluck; tear out
all together
be mobilised
mobilise
close; unite in effort
egg
work; job
worker
worker; employee
unemployed person
unemployed
unemployment
Friday; week
paradise
crumple; roll into a ball
riddle
be spent
soft
softness
soften
soften
spend; use
close eyes or mouth
pair
even; paired
very soft
very thin
musk; fragrance
fragrant
pair up
pair
thin
become thin
infection
infectious; contagious
infectious disease
catch a disease; infect
suffix; remnant
people; public; abandoned campsite
jut (mass death of livestock)
gulp; sip
swallow; gulp
poor; scanty
suffer loss of livestock; grow poor
pharynx; throat
swallow
fall; be thrown
knock down; throw
tamarisk
stir; swarm; itch
year
every year
year by year
small gully; stream
warm
greenhouse
warmth
lukewarm; insipid
per year
warm oneself
slip away; move aside
heater
warm; heat
immovable
movable; mobile
be moved
move; push along
move; shift
whimper; be close to tears
snake
make cry
cry; weep
tearful; crybaby
annual
annual; anniversary
every year
quick; fast
fast; quickly
speed
for years
smooth
chronicle; annals
horse
horse herder
glint
twinkling
shiny; glossy
glitter; gleam
get warm
warmth; heat
warmth
twinkling
twinkle; smile
fit closely; blend
smile
smile
embezzle; filch
evil spirit; madness
sex, gender
sexual
crazy; mad
whisk; quickly
very warm
blink; flicker
song; epic; verse
singer of epics
ravine
move away
zhyrau; epic singer
sing of; recite
get torn
torn
predator
tear; plough
horse rump meat
nappy; swaddling cloth
on foot
person on foot
pavement; footpath
pleasant
flatterer
flattering; toadying
flattery
unpleasant
shore; collar
beach
shore; coast
go along; skirt
situation; condition
light a fire; smear; please
spread; hang out
echo; resound
echo
modernise; revive
be revived; be modernised
nut
make a mistake
tongue twister
err; slip
new
just now
just now
innovator
innovative
innovation
in a new way
anew; newly
news; novelty
be renewed
renew; update
be renewed
rain
rainy
mistaken
be closed; be covered
closed
be downcast
sticky
stick; cling
half-year-old foal; spring wool
savage
wild; savage
savagery
equipment; tackle
be equipped
equip; supply
close; cover
memory
brighten up; be cheerful
global
become global
simply; slowly
place; state; circumstance
plain; ordinary
simple sentence
slowly
settle; take a seat
ordinarily
pasture
spread; graze
catfish
about; concerning
carefree
for no reason
ride bareback; strip
cheerful; affable
about
comfortable
slowly; gently
let settle
summer pasture
occupy; spend summer
sheet; spread
slowly; calmly
shine; blossom
mow down; destroy
sway; ripple as crops
cheerful
slaughter; wipe out
lie scattered; be slain
uncomfortable
noble; generous
circumstance; fact
jacket
mane
alone
single; lonely
loneliness
feel lonely
false; fake
falsehood; this world
falsehood
continuation
continuity
be continued
continue
continue; be joined
ending; inflection
join; connect
blinds
farm labourer; servant
get tired of; be bored
flame
blaze; flame
beg; implore
slander
bare
barefoot
naked
be bared; undress
bare
bareheaded
Zhalair
salary; wages
slanderer
be greedy; look hungrily
flag
lick
small flag
mint
plead; beseech
hired worker
hire oneself out
hire; rent
swallow greedily
man-eating witch
witch; hag
general
in general; general
nationwide
generality
in general
general; generalised
in general terms
be generalised
generalise
all-Kazakh
nationwide
flat; broad
singular; proper
lazy
laziness
be lazy
flash; quick glance
flashing
glittering
gleam; glitter
timidity
glance around timidly
evade; swerve
cover; cloak
wear over; cover oneself
bleat together; speak all at once
pour out together
distant kinsman
community; company
bad
badly
evil
patch
patch; mend
silver ingot; target
pelvis; haunch
lie on one's side
soul; living person; side
inner world
animals; living creatures
all sides; surroundings
in all directions
comprehensive; versatile
on all sides
from all sides
heart and soul
flatten; crush
family
quarrel; conflict
well-wisher; sympathizer
compassionate
compassion; sympathy
indirect; side
fuel
volcano
touch; adjoin
funeral prayer
light; kindle
toady; henchman
revive; enliven
revive; come alive
gendarme
daredevil
self-sacrifice
fan; supporter
genre
desperate struggle
burn; shine
sharpen; whet
animal
brand-new
all alone
stark naked
very flat
very close
very good
very bright
very young
bright green
be bent down; crowd
leaf
bend down; flatten
owl
snow in big flakes
Japanese
in Japanese
mass; universal
massively; en masse
stick; glue on
side; jaw
cheekbone; jawbone
bracket; parenthesis
ruby
near; close
near
in the near future
closeness
recently; soon
become close
bring closer
approach
good
well
good; okay
good; kindness
improve
improve
like; approve
supporter
side with; defend
frame; side plank
supporter
steep bank; beloved; announcement
zhar-zhar (wedding song)
charter; statute
membrane; worn hide
herald
explosive
explosion
reward; bless
explode; split
and a half
disabled
light; hernia
bright; light
crack; splinter
lighting
competition
in competition; at once
compete; race
wound; sore
all right; okay
well done
wound
fit; valid
fitness; validity
unfit; invalid
unfitness
arms; weaponry
injury; wound
be injured
injure; wound
arm oneself
arm; equip
harmony
reconcile; make suit
suit; get along
creation; nature
natural science
be created
Creator
create; like
Creator
be of use; be fit
jargon; slang
public, open
publication
be published; be announced
publish; announce
poor
poor man
poverty
decree
groats
cling; clutch
fee; contribution
advertisement
advertise
flash
sparkling
flash; sparkle
bright; radiant
shining
shine; sparkle
steep bank
bat
half
half
half-year
partial
half; partly
rock; cliff
split; burst
be satisfied with; benefit
age; year of life; tear
young
teenager
green
lentil
timid; weak
secret; hidden
secretly
hide-and-seek
hide oneself
hide; conceal
be made; be done
fake; artificial
creator
creativity
artificial
be adorned; be furnished
detachment; squad
be formed; be equipped
equip; form a unit
become young; reach an age
make; do; create
dowry
timid
timidity
be timid; flinch
frighten; intimidate
youth; pillow
pillowcase
from a young age
lay under one's head
youth; young people
be crushed in spirit
cell
alien; strange
bedroom
womb; uterus
shy away as from a stranger
locative case
dormitory
lay down; refer to
by heart
feel estranged
exercise
train; practise
train; coach
coach; trainer
be learned by heart
learn by heart
lie; stay
enemy
herald; matchmaker's envoy
be hostile
rain
precipitation
rainy
fighter; soldier
shoulder blade
villainous
answer
defendant; respondent
responsibility
irresponsible
irresponsibility
responsible
responsibility
question; exchange answers
rain down; shower
time of war
gem
woman's white headscarf
hostile
conquer; be hostile
fall as rain or snow
summer
summer
blame; reproach
writing skill; subscription
be written; sign up; recover
subscriber
plain; fault
innocent
guilty
write to each other
punishment
be punished
punish
punisher
note; record; writing
written monument
in writing
written
in summertime
spend summer; nearly do
expanse; oasis
destiny
write
writing; script
writer
sleeve
light; easy
defeat
discount; benefit
ease; lighten
become lighter; ease
become lighter
frivolous
frivolity
be defeated; lose
winner
victory
elder brother's wife
sister-in-law
go-between in love
win; defeat
greedy person
arrow
support; protect
promptly; urgently
urgent; rapid
ambulance; first aid
accelerate
telegram
erosion; worm
feed
harness
shirt
shout at angrily
separate; private
separately; individually
private property
one by one; separately
singular
privatise
singularity
individually
become private; stand alone
private
hatred
single combat; duel
one against one
disgusting
Sunday
shout at; rebuke
wind
network; line
get carried away
glue
glue
udder
frivolous
runner
gelatine
flutter
yurt cord
gills
windy
fan; ventilator
ventilate
foliage; bridal veil
flutter; sway
nape
horseradish
sail
swift camel of legend
fan
hand fan
windless
December
trot
fodder; bait
fruit
fruits and berries
fodder
feed with fodder
jumper; pullover
embezzler; corrupt person
corrupt
corruption; graft
carrion; prey
zhent (millet sweet)
very light
land; earth; place
earth's crust
satellite
everywhere; in many places
pregnancy craving
parochialism
promised land
peanut
local
fellow countryman
bury; inter
razed to the ground
get acclimatised
landless
satellite
basement
feel aversion; shun
widow
widowed
gesture
seven
week; seven days
seven forefathers
zhetigen (zither)
fluently
improve; perfect
mature; improve
orphan
orphan
orphanhood
feel like an orphan
orphanage
seventhly
the Great Bear
Zhetiru
shortage; lack
achievement; success
be sufficient
leader; supervisor
leading
guidance; leadership
be led
lead by hand; lead
lead; guide
sufficiently
seven together
the seven of them together
insufficient
sufficient
enough; sufficiently
adolescent
supply
be delivered
deliver; convey
delivery
supplier
token
seventy
reach; be enough
eat
brass
elder sister's husband
zheztyrnak (copper-clawed demon)
often
frequent; dense
frequency
become frequent
more often
disgust
disgusting
feel disgust
gather; put away
gather; assemble
gathering; meeting
totality; set
shrink; contract
twenty
wrinkle; shrink
oleaster
berry
edge; border
sister's or daughter's child; nephew
furniture
convocation; accumulation
meeting
gather; be collected
collection; savings
neat; compact
neatness; compactness
accumulate
accumulate; gather
accumulative
tidy up; gather
gather; collect; tidy
giraffe
ginger; chestnut
loathe
lose
get lost; disappear
upper; supreme
high; upper
up; above
higher education institution
above
raise; promote
rise; be promoted
destroy; eliminate
Dzungar
alfalfa
project; draft
design; planning
design; project
designer; planner
be destroyed; disappear
jockey
road; way; line
on the way
customary rites
meet; come across
meet; come across
travel notes
on the way
stripe; lane; strip
striped
come near; approach
passenger; traveller
tiger
guide
assignment; voucher
companion; comrade; spouse
message; address
send
guide; conductor
generous
generosity
plane; whittle
no
there is not; do not have
poverty; need
absence; lack
lament
mourn; miss
ambler; pacer
crawl; creep
campaign; expedition
custom; companion
rite; ritual
assumption; guess
suppose; conjecture
on purpose, pretending
trot; roam
raid
interpret; explain a dream
unfair; improper
plan
be planned
plan
stream; rush in a mass
ridge
dishwater; swill
wash oneself
nearly; about
recently; soon
approach
recently; soon
Rouran
wild onion
thick; stout
thickness
meek; gentle
very thick
magazine; journal
journalist
journalism
wormwood
resting of animals
wash
grow thin; become wretched
emaciated; thin
resort; kneel; appeal
run; race
at a run
make run; run over
run
bridle
bridle
maize
system
garden bed
systematic
systematically
system; systemic
consistency; systematic nature
systematise
nerve
nervous
racehorse; fast runner
swift; fast
rush; speed along
load; cargo
waybill
boot; trunk
pregnant
pregnancy
be loaded; be entrusted
load
load; entrust; upload
prize
prizewinner
groove; hollow
wool; fur
woolly
shear; pluck
walk; gait; move
conduct; way of living
carelessly
with time
heart
be afraid; lack courage
heartless; cowardly
brave
traveller; walker
be conducted
conduct; drive
driver
go about; walk; move
hundred
zhuz; hundred; face
ring (with a stone)
grapes
vineyard
about a hundred
centenary; century
centurion
hundred
by the hundred
meet face to face
into effect
swim; sail
swimmer
Yakutia
Jamaica
=
Yasawi
=
Chelyabinsk
Montenegro
Czechia
=
=
Chicago
Chile
Chuvashia
=
code of administrative offences
=
=
=
=
=
Abulkhair
=
=
Abdykadyrov
Abdrakhman
Abdrakhmanov
=
=
=
=
=
Aigerim
Aiteke
=
=
=
=
=
=
=
=
=
=
Amre
=
Amu Darya
=
=
=
=
=
=
=
=
Azerbaijan
=
scientific and technical progress
research institute
=
=
=
=
=
=
Ministry of Internal Affairs
Ili
Ilyas
Gospel
=
=
UNESCO
UNICEF
=
Jupiter
=
=
YouTube
=
=
Utegaliev
Utemisuly
Uzbekistan
=
=
=
=
Shiderty
=
=
Xinjiang
=
=
=
Shanghai Cooperation Organisation
small and medium business
East Kazakhstan region
=
=
=
=
Shanghai
Charyn
=
=
=
=
Chechnya
=
=
=
=
=
=
=
=
=
Venus
=
Shokai
=
=
Scotland
Sri Lanka
Shu; Chu
Sweden
Switzerland
National Academy of Sciences
Unified National Test
National Chamber of Entrepreneurs
Great Patriotic War
CSTO
National Security Committee
Ministry of National Economy
=
Great Britain
=
=
=
Ulaanbaatar
=
=
=
=
=
Ybyrai
Ybyraikhan
=
=
=
=
=
Ismail
=
Iskakov
Issyk-Kul
Istanbul
=
=
=
=
=
=
=
=
=
=
Zhumabai
Zhumabaiuly
=
=
=
GDP
LLC
fuel and lubricants
closed joint-stock company
artificial intelligence
AIDS
individual entrepreneur
road accident
university; higher education institution
road traffic rules
individual identification number
renewable energy sources
combined heat and power plant
=
=
=
=
=
=
=
Zhaiyk; Ural River
=
=
=
=
=
Dzhangaliev
=
=
=
=
Zhangeldy
=
=
Zhanseitov
Zhansugurov
Zhansugurov
=
Japan
=
=
=
=
=
Zhas Alash newspaper
=
=
Zhem; Emba
Geneva
Promised Land
Mediterranean
Great Bear
Zhetysai
Zhetysu
=
Zhidebai
=
Dzungar
Jochi
=
=
Zhunusov
Zhunissova
Zhusup
Zhusupov
=
=
=
Anyrakai
=
=
agro-industrial complex
CICA
Ministry of Agriculture
open joint-stock company
HIV
information and communication technologies
ALZHIR camp
joint-stock company
USA
telephone exchange
nuclear power plant
Astana International Financial Centre
petrol station
Abylai
Abai
Abai
=
Athens
Africa
Aisha
Aizhan
Aiaru
Aibar
Aibek
Aidyn
Aidar
Aidos
Aigerim
Aigul
Aimautuly
Aimautov
Ainur
Aikap magazine
Aitzhanov
Aitbaev
Aitbai
Aitmatov
Aitkali
Alaska
=
Alps
Algeria
=
Alash Orda
=
=
=
Albania
=
=
=
Aleksei
=
=
Allah
=
=
=
Altynai
=
Altai
Altai
=
=
Amanat party
Amangeldy
Amangeldy
=
Amantai
Amazon
America
=
=
=
Andes
=
Andrei
Andronovo
=
England
=
=
=
Antalya
Antarctica
Antarctic
=
=
Akishev
=
=
=
=
=
=
=
=
Akorda residence
Aksai
=
=
Aktos, a dog's name
=
Aktogai
=
=
=
=
=
Aristotle
Arctic
=
Armenia
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Atameken chamber
Atatyurk
=
Atlantic
=
=
Afghanistan
Outram
Australia
Austria
=
=
=
=
=
=
Asia
=
Baiterek
=
=
=
=
=
Bogenbai
Bokei
Bokey Orda
Bukeikhan
Bukeikhanov
=
Bukhar-Zhyrau
Bukhtarma
=
Ministry of Education and Science
UN
Unified Pension Savings Fund
United Arab Emirates
mass media
West Kazakhstan region
business identification number
=
Bayanaul
=
Baghdad
Bashkortostan
=
Baigaziev
Baizhanov
Baiden
Baikal
Baimukhanov
Baikonur
Bairon
Baisalov
Baiseitova
Baitursynuly
=
=
=
Balkans
Balkhash
Baltic
=
=
=
=
=
=
=
=
Barys hockey club
=
Barnaul
Barcelona
=
=
=
=
Bahrain
=
=
Beimbet
Beibarys
=
Beirut
Beisenbaev
Beisenov
=
=
=
=
=
=
=
=
Bektau-Ata
=
=
Belgium
=
Belgrade
=
=
=
=
=
=
Beskaragai
Betpak-Dala
=
=
=
Bible
Begeldinov
=
Bolashak programme
=
=
=
=
Bulgaria
Bolivia
Boraldai
=
Bosnia
=
=
Botai
Botswana
Bozoi
Brussels
Brazil
=
Brunei
Budapest
Bulaevo
=
Buryatia
=
Bhutan
Bucharest
Zurich
=
Qing
Daut
=
=
=
=
=
=
=
=
=
World Health Organization
World Health Organization
DNA
World Trade Organization
Ministry of Health
Dagestan
Damascus
=
Denmark
=
=
=
Darius
=
=
=
=
Dashti (Steppe)
Delhi
Derzhavinsk
=
=
=
=
=
=
Dnieper
=
=
=
=
=
=
=
=
=
=
Doha
=
Dubai
=
=
=
=
=
=
Danube
Duisenbaev
Duisenov
=
Eurasian National University
Eurasian Economic Union
second-tier bank
European Union
OSCE
Volga
=
Euphrates
Egypt
=
=
Yekaterinburg
=
Ilek
=
=
Yenisei
=
=
=
=
Yerasyl
=
=
Yerevan
=
=
=
=
=
=
=
Irtysh
Ertai
=
Ishim
=
=
Jupiter
=
=
Esengeldy
=
=
Eurasian Economic Community
Eurasia
European Union
Europe
=
=
football club
=
=
=
=
=
Facebook
Philip
Philippines
Finland
=
France
=
Frisch
=
Federal Republic of Germany
Gulag
hydroelectric station
The Hague
=
Haiti
=
Hamburg
Ghana
Ganges
=
=
Germany
Himalayas
=
Holland
Hollywood
=
Hong Kong
=
=
Greig
Greece
Greenland
=
Georgia
Google
Guterresh
Guatemala
Guinea
=
=
=
=
=
=
=
=
=
=
=
Ibrakhim
Jerusalem
=
=
Iman-Burluk
=
Inalchuq
=
=
Indonesia
=
Interfax
=
=
Jordan
Iraq
=
=
=
Ireland
=
=
=
=
Isatai
=
=
=
=
=
Iceland
=
Spain
Italy
=
=
=
Israel
=
=
=
=
=
=
=
Kusherbaev
=
=
Kok-Tobe
Kolsai
=
municipal state institution
CPSU
Soviet Socialist Republic
USSR
North Korea
=
=
Cairo
California
=
Cambodia
Cameroon
=
Canada
Canberra
Karlag camp
=
=
Carpathians
Caspian
Qatar
Caucasus
=
=
=
=
=
=
=
=
=
=
=
Kenya
=
Kerei
=
=
Kyiv
=
Cyprus
Cyrus
=
Colombia
Congo
Copenhagen
Korea
=
=
Kremlin
Cuba
=
Kuwait
=
Kulyash
=
Kul Tegin
=
=
=
Leilim
Leila
Lyazzat
=
Luxembourg
Lviv
=
Latvia
=
=
=
=
=
=
=
=
=
Liberia
Lisakovsk
Lisbon
Lithuania
Lebanon
Libya
Liechtenstein
=
=
Mangilik El
=
=
=
=
Medina
=
=
=
=
=
=
Moscow
Transoxiana
=
=
=
Munich
=
Mugodzhary
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Muztau; Belukha
Myanmar
=
=
Egypt
compulsory health insurance
oil refinery
IAEA
apartment owners' association
state enterprise
municipal state-owned enterprise
MRI
=
=
Hungary
Madagascar
=
=
=
Maikl
Microsoft
Mailin
Maira
Macedonia
=
=
=
Maldives
=
Malaysia
=
=
=
Mamlyutka
Manas epic
=
=
=
=
=
=
=
=
=
=
=
=
=
Morocco
=
=
=
Mauritania
=
=
=
Mahmud
=
=
Meiirzhan
Meirmanov
Meiram
Meiramgul
Mecca
Mexico
Merei
Merke
=
Mercury
=
=
=
=
=
=
Mississippi
=
Moghulistan
Mongolia
Moiynkum
Moiynty
=
=
=
=
Monaco
Mozambique
Musrepov
Nile
Nur Otan
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Nurpeisov
Nurpeisova
=
=
=
=
New York
=
=
=
=
=
Namibia
=
=
=
Nartai
=
=
Naurzum
Nauryz holiday
Nauryzbai
=
=
Nazarbayev University
=
=
=
=
Neptune
=
=
Netherlands
=
Nigeria
Nicaragua
Nikolai
=
Norway
Novosibirsk
=
South African Republic
OPEC
South Kazakhstan region
Central Election Commission
=
=
Odesa
Oiyl
Oceania
=
=
=
=
=
=
=
Omsk
Orynbai
Orenburg
Oral; Ural
=
=
=
=
=
=
=
=
=
=
Osakarovka
=
=
=
=
=
=
Ottawa
=
apartment owners' cooperative
Palestine
=
=
=
Paraguay
Paris
=
=
Beijing
=
=
=
Pyotr
=
=
=
Pluto
Poland
=
Portugal
Przewalski
Prague
=
=
=
God
Kudaiberdiuly
Kudaibergen
=
Ghulja; Yining
=
=
=
=
=
Kunanbaiuly
=
Quran
=
=
=
Milky Way
Kusainov
Kusainova
=
=
Crimea
China
Mars
=
=
Criminal Code
Communist Party of Kazakhstan
KazMunayGas
value added tax
Republic of Kazakhstan
Kazakhstan Railways
PRC; China
=
=
Kashgar
Kashgari
=
Kabanbai
=
=
=
=
Kaindy
Kairbekov
Kainarbulak
Kairat
Kairat football club
Kaisar
=
=
=
Kalmykia
=
=
=
=
=
=
=
Kapshagai
=
=
Karaganda State University
Karaganda
Karachaganak
=
=
=
=
=
Karasai
=
=
Karakhanid state
=
=
=
=
=
=
=
=
=
=
=
Katon-Karagai
=
=
Kazakh National Medical University
Abai National Pedagogical University
Satbayev technical university
Kazakh National University
Kazakh SSR
KazMunayGas
=
=
Kazakhfilm
Kazakhmys
Kazinform
Kazakhstan
Kazakhtelecom
Kazatomprom
=
=
Kazpost
Kaztalovka
Kigach
=
Koshkarbayev
=
=
=
=
=
=
=
Khovd
Kunaev
=
Kokand
=
Kurgan
Khorgos
Kordai
=
=
=
=
=
=
=
=
=
=
Russian Federation
republican state enterprise
republican state institution
RNA
=
=
Raikhan
=
Ramadan
=
=
=
=
=
=
=
=
=
=
=
=
Rhine
the Reichstag
Russia
=
=
Rome
=
=
=
=
=
Rwanda
Rudny
Romania
=
=
=
Sadvakasov
=
=
Satpaev
Satbayev
=
Siberia
=
Siletyteniz
=
=
=
=
Syr Darya
Ministry of Foreign Affairs
AIDS
North Kazakhstan region
=
=
Sagyntai
Sagyrbaiuly
Sagiz
=
=
=
=
=
=
=
=
=
=
Sairam
=
=
Samruk; mythical bird
Samruk-Kazyna
=
=
=
=
=
=
=
=
Saint Petersburg
=
=
=
=
=
=
=
Saraishyk
=
=
=
=
=
=
=
=
=
Saur
Sahara
Seitzhan
Seitov
Seiitkyzy
Seidakhmetov
Seifullin
=
Seine
Senate
=
=
=
=
Serikbai
Serikyzy
=
=
Serbia
Sergeevka
Sergei
Seoul
=
Sydney
=
Singapore
Syria
Sievers
Scandinavia
Slovakia
Slovenia
=
Smailov
=
=
=
Sofia
Somalia
=
Speransky
=
Istanbul
=
=
Stockholm
=
=
=
Suyunbai
Suleimen
Suleimenov
Suleimenova
Tien Shan
Tengri; God
=
Tajikistan
=
=
=
=
Tleubaev
Tleuberdi
=
=
=
Tulegenov
=
=
=
=
=
=
=
=
=
=
emergency
Ministry of Emergencies
housing and utilities
CIS
=
=
=
=
=
Taiynsha
Taiip
Taiyr
Thailand
Taiwan
=
=
=
=
=
Tallinn
=
=
Tanzania
=
Tarbagatai
=
=
=
=
=
=
Torah
=
Tengiz
=
Tehran
=
=
=
=
=
=
North Star
=
Temujin
Thames
=
Texas
=
Tigris
=
=
Tughlugh
Tobol
Tokyo
Tolstoi
=
=
=
=
=
Toktarbai
=
Torgai
=
=
=
Tunisia
=
Tyumen
Turkmenistan
Turksib
=
Turkey
Valikhanov
ultrasound
=
Udmurtia
=
=
Wikipedia
=
Ukraine
Uruguay
Wales
Vietnam
HIV
Washington
=
Warsaw
=
Vatican
=
Vienna
Venice
Venus
=
Venezuela
Hungary
Verny
=
=
Vilnius
=
=
=
=
=
OECD
EXPO
Ethiopia
Einshtein
Ecuador
=
=
=
Estonia
=
hockey club
International Olympic Committee
public service centre
International Monetary Fund
Khabar TV
=
=
Haydar
Khakassia
=
=
=
Khan Shatyr
Hanoi
Khan Tengri
=
Kharkiv
=
=
Helsinki
Hiroshima
Khiva
Croatia
=
=
Juan
Khusein
=
Orion's Belt
=
non-governmental organisation
=
Ulba
India
Urumqi
Pleiades
Ustyurt
=
Zulkarnai
=
=
Psalms
Zaibert
Zaisan
Zambia
Zeinep
Zeinulla
=
=
=
Zimbabwe
=
cherish; care for
stop (bus)
stop; stay briefly
known; evident
pitiful
spare oneself
foot; leg; end
all of a sudden
all of a sudden
footwear; shoes
end; be completed
finish; complete
sly; insidious
ayah; verse of the Koran
pity; spare
pity; compassion
merciless
frost
frosty
Englishman; English
in English
current; trend
flow; stream
current; flow
unbutton; untie
let flow; drain
elder brother; uncle
brothers
tree; wood
uncle; male teacher
kinsman; relatives
whiten; enlighten
enlightener
enlightenment
turn white
blunder; inaccuracy
flow; leak
organism
bear
wild animal; game
naive
naivety
valley
be noticed
perceptive person
notice; realise
hunter
hunting
wail; bleat
be dumbfounded
legend
annotation; abstract
unawares
stalk; watch for
naive; simple-minded
be fragrant
yearning
long for; yearn
hungry
starve; get hungry
open; be opened
be bitter; feel deep pain
open; clear
openly
open; cheerful
light blue
scatterbrained
overt
postcard
yeast; leaven
ferment; leaven
famine
greedy
greed
hunger; famine
open; discover
anger
turn sour; smart
hot-tempered
angry
get angry
bitter; spicy
get divorced; part
switch
distinguish; separate
part; separate
death; fate
looks; beauty
good-looking
become attractive
be flustered
honour; prestige
brother's wife (to another wife)
sage; priest
uncle; elder
lampshade
carefully
be careful; notice
careless
inadvertently
Abai studies
prison
make well-appointed; landscape
large chest
be confused; lose one's head
season ticket
subscriber
absolutism
absolute
preferable; better
acetone
step; pace
stride
glare; goggle
harmala; wild rue
bowstring; bow
Adai (tribe)
honest; faithful
clothes pole in a yurt
honesty; loyalty
slaughter ritually; make lawful
person; human being; man
like a human being
humanity; morality
humane
human
humankind
adaptation
lose one's way; be mistaken
administration
=
address
boisterous
lawyer
the bar
scam
poster
aphorism
African
=
agency
agrarian
aggression
aggressive
aggressor
agro-industrial
agronomist
=
month; moon
stallion
shout
loud; shouting
shout
evidence
testimony
testify; prove
adorn; make vivid
recover; clear up
girth
per month
guilt; fine
offender; culprit
fine
innocent
guilty
be accused
the accused
accuse; blame
accusation
Bactrian camel; pitchfork
part; separate
lose; part with
exchange
be exchanged
exchange; barter
difference
difference
separate; distinguish
awe; might
mighty; valiant
battle-axe
formidable look
formidable; imposing
act threateningly
expanse of water
dragon
tuft; cock's comb; rubric
drive; exile
exile; driving
monthly pay
monthly
trick; cunning
trickster
for months
harbour; pier
month by month
caress each other
caress; fondle
region; area
regional
variable
variable
steadfast
mirror
hang around; hover
circulation; turnover
circulation
be engaged in
surroundings
around
my dear; darling
be turned into
turn; rotate; convert
bypass; circuit
turn; become; rotate
feel sick; change one's mind; spoil
clear; distinct
clarity
become clear; be defined
statement of position
clarify; define
shout
shout
wide open
fight; grapple
grapple; be crossed
be deprived
special; exceptional
=
Ait; Muslim feast day
shoo
pronunciation; speaking skill
be said; be mentioned
aitys (poets' contest)
aitys poet
argue; compete in verse
let us say
set dogs on
considerably
considerable
by the way
witty speaker
make say
ask for a girl's hand; make say
say; tell
quince
academy
academic
academician
accent
share; campaign
shareholder
account
accordion
battery; accumulator
acrobat
act; deed
actor
actor
asset
activist
actress
obstetrician
midwife
shark
acupuncture
acoustics
water park
watercolour
aquarium
and; but; as for
come on then
quick; sharp-minded
thanks; gratitude
foreword
forward
first; for the first time
at first
first; initial
first; initial
aluminium
Alshyn (tribe)
strut
distant; far apart
far apart; at a distance
gap; distance
move apart; diverge
alliance
album
almanac
mountaineer
mountaineering
alternative
numerator; levy
be taken
giant
giant
speculator; reseller
far; distant
far
give and take
remoteness
from afar
move away; distance
move away
wrestle; exchange
apron
motley; striped
swindler
fraud
square; field
scatterbrained
worry
worry; be anxious
concern; anxiety
glade; lawn
carefree
Alash; the Kazakhs
woven rug
money owed to one
perch
motley
however
leper; leprosy
hurray
palm (of the hand)
purification by fire
low; short
expel; banish
blaze; bonfire
discord
salmon
impetuosity
Alban
albasty; demon
front; fore part
previous; front
the day before yesterday
the other day
the day before yesterday
first of all; first
in advance
if by any chance
coming; ahead
in the future
deceptive
be deceived; amuse oneself
distract; fob off
deceive
=
algorithm
alcohol
Allah; God
allergy
hello on the phone
pear
apple
removable; replaceable
be replaced
replace; exchange
exchange; alternate
resident of Almaty
sixty
throat; front of the neck
pant
scarlet; crimson
necklace
jury
valley; tract
six
altybakan; swing
gold
sixthly
golden
Altaian
six together
the six of them together
take; get; buy
subtraction; taking
recipient; taker
diverse; of many kinds
plum
means; way; operation
there is no choice
find a way; operate
unwillingly; of necessity
forced; helpless
safe; well
safe and sound
trust; pledge
well-being; safety
greet
outpatient clinic
American
American
American
amphitheatre
amnesty
ampere
full house
clear; exact
clarity; certainty
be determined
definition; reference
reference book
determine; clarify
attribute (grammar)
mother
that there
this and that
much more; considerably
like that over there
motherhood; female parent
analyst
analytical
analysis
pineapple
like that
pomegranate
anarchy
anarchist
anatomy
that one over there
this and that
there
now and then
anecdote; joke
anaemia
hangar
tonsillitis
questionnaire
abstract; summary
anonymous
ensemble
oath
=
antibiotic
antiseptic
=
anthology
antonym
interval
anthropologist
anthropology
=
very bitter
perfectly clear
very far
perfectly clear
very lean
very cheap
very heavy
goodness; well I never
elder sister; mum; auntie
sisters
auntie; female teacher
den; pit
take to; lead to
disaster; accident
disastrous
emergency
orange
appeal
opium
apogee
aport apple
apostle
snow-white
apparatus
April
week
weekly
weekly (paper)
for weeks
scorching heat
per week
pharmacy
white
just; really
whitish; pale
money
having money
evening; evening prayer
penniless
payment; pay
mind; intellect; advice
intellect; mind
paid
clever; smart
cleverness
consult; take advice
advising; wise
foolish; unwise
stupid
foolishness
poet
agate; cornelian
end
final
finally; at last
quietly; slowly
finally; in the end
quietly; little by little
roar
free; unpaid
bed sheet
good-natured
parsley
bearer of good news
defect
saiga
white-headed eagle
truth
true
the hereafter
kind-hearted; good-natured
February
information
information
inform; computerise
kind; hospitable
kind-hearted
fair-skinned
snowman
swan
lame person
lame
elder; aksakal
fair; blond
limp; lag
aristocrat
final; last
whiteness; innocence
be justified; be acquitted
turn over; search through
justify; acquit; whitewash
acquittal; justification
protein
conscience; honour
conscience
far; other
the day before yesterday
the day before yesterday
argamak; thoroughbred horse
Argyn (tribe)
juniper
peel; clean
farther; that way
further; onward
to and fro
rid; cleanse
be rid of; be cleansed
thin; lean
irrigation ditch
lose weight
noble son; shaft
lion
complaint; application
gap; bee; saw
now and then
separation of fighters
protect
mediator; peacemaker
Arab
in Arabic
glow of dawn
island
mixed
close dealings
mix; stir
mix; mingle; interfere
stroll around; visit; saw
unclean; dishonest
weed
dishonesty; foulness
parasite; freeloader
scoundrel
jaws; maw
provocation
vodka
ratio; correlation
now and then
hot spring
hostile; at odds
feud; discord
cart
compete in cunning
bewitch; charm
referee; arbiter
arbitration
veteran
=
arithmetic
aristocrat
arch
conscientious
Armenian
good day to you
dream
farther on
dreamy
dream
army
channel; riverbed
special
specially
be devoted; be intended
devote; dedicate
dedication; dedicated poem
special
barley
through; by means of
back; north; support
carry on the back
rope; lasso
argali
weft; basis
bark
bow-wow
bark loudly
shameless
=
back; rear
in excess; with interest
leave over
be loaded; remain over
more than
extra; superior
advantage
advantageous
artery
artillery
artist; performer
back; rear
backward; back
increase; enhance
increase; exceed; load
grow thin
spirit of the ancestors
prepare a body for burial
archaism
archaeologist
archaeology
archaeological
archipelago
architect
architecture
archive
archivist
cheap
get cheaper
food; meal; memorial feast
shrimp
hasty; urgent
hurry
precious
in fact; really
pedigree
gem
be hanged; hang on; be cooked
asyk; knucklebone
without haste
adopted child; domestic animal
feed; bring up; exceed
breadwinner
exceed; carry over
extremely; especially
over; more than
toastmaster
communal help
gobble; eat
wild; untamed
pea
asphalt
dill
hanging; suspended
sky
astronomy
instrument; tool
cook
aspect
postgraduate
get worse; be aggravated
pumpkin
exceptionally
lofty; haughty
soar; be haughty
high peak
stomach
peace be upon you
assembly
assistant
association
bottom; underside
lower; bottom
grain; cereals
secretly
more than; over
capital city
resident of Astana
God forgive me
lining; hidden meaning
veiled; with a hidden meaning
allusion
be intertwined
trough; wooden dish
asthma
astrophysics
astronomer
astronomy
mountain pass
cross; exceed; hang over fire
canteen; kitchen; dining room
canteen worker
kitchen
horse; name
be shot; spring forward
shooting; gunfight
exchange fire
hamster
grandfather; forefather
grandparents
parents
ancestors
ancestry; lineage
land of the forefathers
attack
term; naming
fatherhood; male parent
kinsman of one forefather
be called; be named
ancestral homeland
gelded camel
be called; be named
title; fame
vanity; love of fame
ancestral settlement
ambitious
famous
name; call; mention
nominative case
named; dedicated
nameless
horse trainer
atheist
tailor's shop
=
athlete
atmosphere
atmospheric
=
shooter
erupt; shoot
be carried out
perform; carry out
executor
executive
attribute
take part; do one's bit
to arms; to horse
setting out
set out; depart
namesake
make step over; let go
step; step over
certification; appraisal
school certificate
attraction; ride
shoot; throw; dawn
probably; emotional particle
hey; ah
fishing net
Afghan
village; aul
agricultural
rural; village
fellow villager
from time to time
heavy; hard
aggravate; make heavier
become heavier
feel pain; find hard
burdensome
burden; hardship
hurt; cause pain
be ill; hurt
exchange; swapping
shift (of work)
alternating; transitional
be replaced
replace; exchange
change; move over
deviate; fluctuate
mouth
orally
oral
breaking of the fast
unity; accord
from mouth to mouth
bit of a bridle
curb; bring under control
break one's fast; taste first
colloquial; oral
drinking water
hall; living room
air
weather
district; area
district
turn over; be translated
transfer; contribution
wrestling on horseback
translation
translator; interpreter
translate; turn over; transfer
audiobook
=
=
auditorium; audience
auction
yard
away; aloof
hunt; fish
territory; area
roll; wallow
scope; range
large-scale
large scale
well-off
illness; disease
sick; ill
hospital
authentication
tilt; shift
vanguard; avant-garde
advance; advance payment
accident
aviation
airline
vitamin deficiency
avocado
Australian
Austrian
driving school
motorway
bus station
bus
autograph
traffic inspector
motor vehicle
motorway
automatic device; submachine gun
automation
automatic
automate
driving school
car
autonomy
vehicle fleet
self-portrait
author
authorisation
garage; car service
bus station
aerobics
airfield
airport
aerosol
aha
situation
few; little
little; few
a little
become depraved
tempt; incite
a tiny bit
minority
a little; some
food; provisions
provisions
foodstuffs
feed
less; a little
decrease
decrease
reduce; subtract
citizen; man of honour
citizenship
civil; civic
suffering; torment
painful; tormenting
suffer
torture
hardly; at most
free; liberated
freedom
a little; slightly
Asian
Asian
nitrogen
molar; fang
lose weight; degenerate
mockery; bedik song
snowdrop
first wife; elderly lady
oh my
horse race; prize
baiterek; great poplar
pie
trouble; misfortune
maybe; perhaps
give oneself airs; be coy
all; everyone; everything
all the same; anyway
well done; bravo
bet; wager
gift foal
just as I thought
slow down; reduce
abate; slow down
die down
competition; rivalry
competition; competitiveness
compete
boots; shoes
axle; shaft
unqualified
qualified; competent
qualification
knowledge; education
education
educated
student
erudite
uneducated
express; inform
knowing full well
forearm; wrist
I suppose
bracelet
knowledgeable
know; find out
exactly the same
very high
one
somewhere
once; one time
unanimously
once; at one time
once
only once; at once
each other
one by one
one of them
unitedly; together
unite
united
unite; merge
each other
each other's
first
in the first place
for the first time
firstly
championship
to each other
one after another
from each other
consistency
to some extent; considerably
uniform; unified
one-sided; unilateral
once and for all
once and for all
but
unanimously
a bit; for a while
a little; some
some; quite a few
some of them
single-minded; stubborn
once
not a single
something
same; identical
equally
something
at once; immediately
unique
uniqueness; identity
one or two
now; now
someone; one
one of them
together
together with
unity; unit
jointly
jointly
joint
association; union
join forces
something
several
several times
quite a lot
evenly; steadily
uniformity; evenness
a number of
a number of them
one way or another
quite a number
bit by bit
gradually
single; united
unity; indivisibility
quite a few
gradually
strange
thick; plentiful
truce; peace
build and nature
mediator
irreconcilable
finish; graduate
graduate
be reconciled; come to terms
be clogged; heal
plug; close up
end; be finished
we
awl
in our opinion
we all
budget
budget; budgetary
bulletin; ballot
bureau
bureaucrat
bureaucracy
red tape
bust
bra
baby
quail
strange; other; outside
gadfly
delay; detain
be delayed; linger
reservoir; dam
dam; obstacle
dam; hinder
downy shawl
buttocks
foothills
part; piece
department; section
branch; division
division; distribution
quotient
be divided; separate
share
part; fraction; retail
divide into parts; dismember
maternal cousin
separate
separately
apart from
separately
separateness
stand apart; separate
separate; set apart
be wrapped in; be showered with; be swaddled
room
roommate
wolf cub
divide; allocate
division
baby
wolf
fur hat
log; beam
veil
grey (of a goat)
rash
swell; break out in a rash
small hide rug
boast; talk big
bottle
alien; strange
calico
deer
lasso
collarbone
be blocked
block
fetters; yoke
strait
crouch; lie low
rough; bumpy
before this; previously
from now on
even more
reserved; quiet
shyness; quietness
article; item
request; need
be ordered
order; command
nose rope of a camel
put a nose lead on a camel
order; command
imperative mood
curly
this
nowadays
sable
wag; sway
turmoil
wave; wag; stir
muscle
hazy; vague
spoilt one
like this
elk; moose
spring; brook
nightingale
blurred; vague
sandgrouse
be blurred; be dim
set a high price; make favours
struggle to break free
struggle to get free; surge
jerk; tug
cloud
irrefutable
dodge; evade
cloudless
cloudy
wriggle out; dodge
very curly
bull
the masses
mass
hide-and-seek
drill
drill
hail; pea; bean
hail; pour thickly
corner; pepper
peppery
resolution; written instruction
turn; bend
turn
plait; braid
before; formerly
before; ago
former; previous
as before
as before
even more than before
in former times
from earlier times; for long
wrong
sway; wriggle
twist; writhe; sway
screw
twist; wind; tune
screwdriver
fold; distortion
be distorted
distort
the day before yesterday
puff; burst
boiling and bubbling
boil; seethe
swirl; billow
snowstorm
blow up dust or snow
turn; twist
thigh; crotch
bush; shrub
branch
branch
lop; prune
broken; spoiled
break down; go bad
broken; depraved
hooligan; troublemaker
hooligan
hooliganism
behave like a hooligan
calf
calve
break; destroy; violate
violation
bubbling
get dirty
leather; hide
soil; pollute
messy
flabby; spineless
like this; this way
from now on; beyond
this way and that
this way; thus
babble; jabber
last year
last year's
since last year
smoulder
snap of thread
crackle
scatter; disperse
question particle
a while ago
of old; the same as before
long ago
aubergine
bayan accordion
lasting
report; lecture
speaker; lecturer
narrate; report
narration
predicate
slow
slowly
slowness
subordinate clause
subordination
subdue; conquer
submit; obey
direction
orientation; direction
be directed; be aimed
direct; aim
price; grade; value
valuable
be valued; be assessed
value; assess
assessment
exchange rate
pillar; column
pole; post; column
earlier today
priceless; invaluable
gardener
orientation; course
traffic light
programme
programmer
program
orient; aim
tend; watch; try
some; certain; of old
get rich
toe
Bashkir
duty (customs)
wife's sister's husband
discern; consider
ancestor; forefather
stand out; bulge
almond
=
luggage
boot; car boot
hero; knight
rich
rich man; bai
prosperous
poor; wretched
little owl
gift for a new thing
Baiuly
patience; judgement
ancient; original
ancientness
enrich
fuss; outcry
wealth
decision; conclusion
connection; link; communication
in connection with; depending on
connected; dependent
be linked
connect; link
be connected; contact
be tied
tie; bind
power of observation
be noticed; be felt
watch carefully; be attentive
let notice; show signs
notice; observe
contest; observation
accidentally
banner
calm; sedate
composure
become calm
young mare
capital; vast land
tank (for fuel)
bachelor
aubergine; eggplant
bacterium
honey
fresh; tender
hammer
hammer
clay; mud
muddy; clayey
balm; hair conditioner
fish
fisherman
child
children; family
abuse; curse
like a child
kindergarten
childhood
childish
children's home
bear young
equivalent; alternative
balance
chick
honeybee
liken; regard as
wax
fresh; tender
stone statue
seaweed; alga
little child; cow parsnip
celery
wife's younger sibling
crutch; ring
ballerina
ballet
fortune-teller
balcony
point; mark
ballad
ballistics
cylinder; balloon
ice cream
heavy waddling
smelt; melt
boiled cream
Balkar
larch
melt; feel bliss
calf (of the leg)
axe
wrestler; strong man
bumper
banana
gang
small parcel
=
=
jar; tin
banquet
banker
cash machine
bankrupt
banking
article (of a law); fitness
coach
train; take care of
trainer; tuner
garden; luck
garden; kindergarten
control; monitoring; observation
observe; control
observer; controller
happiness
fortunately
unhappy
misfortune
happy
frog
toe; pastern
small bone; petty detail
shell; seashell
yurt pole
dandelion
eternal world
shaman
luckless
herdsman
rival
rivalry
prosperity
there is; have
=
all; everybody
all of them
speak in a loud hoarse voice
cattle raid
cattle raider
as much as possible
snow leopard; course
dative case
gradually; in time
drum
barbecue
bas-relief
=
all of it; everyone
all; whole
everywhere
reconnaissance; intelligence
scout; explore
scout
thumb; finger
barman; bartender
barometer
velvet
=
barricade
=
go
head; beginning; top
head; chief
personal freedom
headgear
skull
refusal
leader; head
leadership; management
publication; edition
be pressed; be printed; subside
dominant; prevailing
priority; predominance
priority
at the beginning
bully; treat arrogantly
appetizer; relish
hooligan
basketball
publishing house
publisher
stairs; ladder
shelter; housing
homeless
young bull calf
press
press secretary
printing house
yurt band
step; rung
invader
invasion; aggression
other; another
other; another
except; besides
differently
be governed
board; department
govern; manage
management; administration
managerial
get-together; meeting
pool; basin
main; chief
boss; chief
be covered; be run over
press hard; hurry
girls' evening party
begin; start
initiative
initiator
initial; original
initially
have begin; lead off
begin; lead
source; beginning
subject (of a sentence)
primary
press; step; print
brave; bold
courage; boldness
hero; warrior
heroic; brave
heroism
button (on a device)
dip; immerse
west
western
blessing
giver of blessings
battalion
battery; radiator
battery
loaf
kite (toy)
go by the hundredweight
mud; swamp
swampy
sink; set; dare
trampoline
lace; band
garden and orchard
brother; kin; liver
brother; kindred
brotherly; fraternal
fraternise
affectionate; brotherly
brotherly feeling
baursak
slaughter
train; accustom
slope; foot of a hill
captivate; charm
trout
some; certain
grievance; complaint
base
basic
market; bazaar
present from the market
question particle
beshmet; quilted coat
clover
authority; prestige
authoritative
without prestige
relief; pattern
emboss; depict
infertility
carelessness
inclined; apt
adapt
adapt
grave; cemetery
pitiful; poor
peaceful
peace
unruly; lawless
unknown
restless
disturb
image; likeness
as if; just like
video recording
video clip
video link
be depicted
depict
depicting
fine arts
video game
video call
hardship; toil
video tape
laborious
carefree
carelessness
informal; unofficial
baseball
Thursday
unfamiliar
neutral
neutrality
neutralise
twilight
bek; nobleman
fortification
be resolute; dig in
sturgeon
be approved; be fastened
approve; fasten
firmly
in vain; needlessly
station; stop
bacon
be strengthened; be fixed
waist; lower back
Belgian
belt
belt; axis
skirt
wrestle; contend
belt; zone
hill; stage; pass
sign; mark
known; famous
be designated; be fixed
mark; designate
unknown; uncertain
uncertainty; obscurity
Belarusian
active
activity; activeness
activate
be active; gird oneself
and; with
petrol
since
this way; nearer
in this direction
firm; strong
strength; durability
devotion
be given; devote oneself; surrender
debt; liability
abundance; blessing
disorder; discord
near; hither
closer; this way
give
giver
five
five by five
cradle
afternoon; afternoon prayer
fifthly
five-year plan
five-shot rifle
beshbarmak
five together
the five of them together
grade five
=
face; page; surface
betashar (unveiling of the bride)
direction; course
turning point
bookmark
fescue
worse than; more than
slope
concrete
face to face
mask
shameless
head for
gland; coarse calico
be disgusted; shun
steelyard; balance
heartless; callous
be decorated
decorate
pimple; acne
malaria
shun; be fed up
bi (judge); dance
gentle; refined
high; tall
height
dancer
this year
this year's
for this year
biathlon
Bible
bibliography
wheat
mare
miss; young lady
power; authority
billiards
ticket
rule; dance
ruler
rule; domination
binoculars
binomial
bandage
biophysics
biography
biologist
biology
biological
biosphere
biotechnology
biochemistry
exchange
sponge cake
in the name of God
louse
business
businessman
form
=
=
blogger
block; bloc
blockade
notebook
blouse
fake; sham
have painted
paint; dye; colour
paint; dye
painter (of houses)
swear word
subject; vassal
subjection; vassalage
ransom; price
height; stature; body
tall
throughout; during
according to; by
grown-up girl
bachelor
unmarried
boycott
indolence
tall
longitude
amulet
wineglass
boxing
boxer
affirmative
negative
negation
volost; district chief
volost
help; side with
forecast; hypothesis
be predicted
prediction
predict; forecast
future
future
probably
steel
flabby; sluggish
Bulgarian; Bulgar
being; existence
negligible
or else; otherwise
=
be; become; happen
bomb
=
quite empty
quite pale
bluff; threat
blackmail
chalk
borsch
debt; duty
debtor
blizzard; snowstorm
snowstormy
blow as a snowstorm
kerb
badger
board; side
sudden snap
free; empty
threshold; doorpost
slack; weak
slackness
slacken; relax
be freed; give birth
release; vacate; dismiss
become free; be vacated
refugee
in vain
freedom; liberty
camel calf
inhabitant of Botai
botanist
botany
porridge
bowling
light grey; pale
pale; greyish
boza; millet beer
turn pale
youth; lad
fallen hero
cry like a camel; wail
lark
brined cheese
poacher
browser
Brazilian
brand
tarpaulin
brigade; team
foreman
briquette
diamond
brochure
=
booking
booking; reservation
reserve; book
bronchitis
bronze
brucellosis
steam; vapour
joint; syllable; generation
hybrid
Buddhist
Buddhism
buffer
snack bar; sideboard
bulldozer
evaporate
folder; bundle
=
riot; revolt
Buryat
grizzled; roan
bourgeoisie
male camel
=
sandwich
boutique
tie up; bind
accountant
accounting; accounts office
be bent; bow
today; this day
today
this very day
today or tomorrow
nowadays
today's
from today
bend; fold; conceal
tarantula; spider
side; flank
kidney
in this way
do like this
whole; entire
worldwide
hunchbacked
fold
riot; revolt
rebel
devastation
spoiled
be spoiled; be ruined
little child; nursery child
wrist loop of a whip
wild strawberry; strawberry
spoil; damage
slight stir
trot gently; throb
quite whole
bud
shrink; huddle
bud
bud
flea
golden eagle
eagle hunter
conceal; cover up
veil; pseudonym
pseudonymous; covered
wrap oneself up
cover; veil
sprinkle; spray
the day after tomorrow
gather in folds; clutch
whole
wholeness; integrity
whole; all
Gypsy; Roma
cellulose
cellophane
cement
cent
centner
centre
censorship
workshop
digit; figure
digital
digitise
cycle
cyclone
cylinder
circus
pair of compasses
tank; cistern
quotation
civilisation
=
always
evidence; ground
quotation
gauze; bandage
exactly
exactly; precisely
corridor
accuracy
proof; argument
proof; argument
prove
exactly; precisely
taste; food
bread and salt
tasty
table companion
season; flavour
spice; seasoning
hope; expectation
hope for; covet
hope to get; expect
tasteless
food; share of bread and salt
café
menu
grain; seed
acquire a taste for
nothing
stone (of fruit); seed
link; mediator
solder; weld
welder
nothing
very tasty
notebook
medicine; gunpowder
medicines
doctor
medical profession
treat with medicine
glorify; promote
lecture; lesson
lecture hall
pharmacy
degree; level; rank
grade
toilet; lavatory
strength; ability
helpless; powerless
powerlessness
remedy; medicine
vitamin
tradition
traditionalism
traditional
giant
huge; giant
epoch; period
huge
wealth
wealthy
golden time; era
trunk
trunk; post
be exhausted
religion
religious; devout
believer
religious; devout
piety
religious
atheist; irreligious
religious studies
tremble
shivering
tremble; shiver
inch
hill; mound
wheel; circle
round
become round
roll; whirl
four-year-old horse
perfectly round
rude; coarse
rudeness
prayer
enemy
hostility
hostile
quite right
right; correct
correctly
right; correct
drone
sound
make a sound; voice
moisture; anything at all
damp; humid
moisten
quick sting; buzz
jazz
jeans
jeep
jungle
also; and; even
waiter
skill; habit
get used; acquire a habit
crisis
avenue; smooth road
rattle; clang
noisy; showy
boastful
glory; fame
vainglorious
glorious
alarm; drum
din of voices
hubbub
noise; hubbub
make a din
ready
preparation; readiness
prepare oneself; be prepared
have prepared
prepare; cook
steppe; outdoors
steppe
steppe; field
rouge; lipstick
run about foolishly
developed
rest; calm down
restlessly
develop
underpants; trousers
development
develop
developing
sage; genius
genius; great wisdom
wise
piece; item; sage
wise person
wisdom
be conceited
dentist
spot; stain
crop; cereal
cinnamon
talent
gifted
giftedness
single; individual
individuality
be individualised; stand out
single out
vulgar person
behave coarsely
gate
large river
be passed on; affect
generous; vast
generosity
epic poem
turban
spread table; tablecloth
Dane
sensor
slander; denigrate
dispute; quarrel
claimant; disputant
storm
dauylpaz (drum)
voice; vote
shout; vowel aloud
dare
argue; litigate
dispute; claim
uproar
indisputable
also; and; even
level
parity
be on a level
debut
debate
debit
defect
deficit
hyphen
default
dry slightly; yearn
stork
called; that says
and the like
however; nevertheless
degradation
until; up to
up to; preceding
they say
nevertheless
Decembrist
decade; ten days
dean
dean's office
declaration
decor
decree
dolphin
middleman; broker
mediation; brokerage
delegation
delegate
breath
demagogue
demagoguery
rest; holiday; weekend
rest; breathe
stocky
in a moment
brew; let steep
therefore; it means
support; help
support; help up
sponsor
sponsorship
demographer
demography
democrat
democracy
democratic
demonstration
body; health
penetrate deeply; worsen
body
big-bodied; stout
health
that; saying
department
depot
deportation
deposit
depression
deputy
in time; promptly
independent; autonomous
independence; autonomy
fact; piece of data
source
database
abstractness
requisite; details
immediately
almost; nearly
larva
ailment; disease
sick; ailing
landing force
nevertheless; even so
dessert
=
pack in bundles
detail; part
detective; detective story
say; call
devaluation
deodorant
mill
div; demon
diabetes
diaphragm
diagnostics
diagnosis
=
diagram
dialect
dialectics
dialogue
diameter
=
diet
dietary
dietitian
diphthera (Greek: hide)
diphthong
dictation
dictator
dictatorship
announcer
dealer
loudspeaker
dynamics
dynasty
dinosaur
diploma
=
diplomacy
diplomatic
farmer; peasant
farming
director
conductor
disc
disco
discrimination
discussion
dispensary
dispatcher
display
dissertation
dissertation candidate
=
distance
sofa
=
division
design
designer
diesel
blunt
stop
wheel
associate professor
=
draughts; checkers
doctor
doctoral programme
doctrine
document
furious; shrewish
hawthorn
=
ball; round thing
roll
dombra
dombra player
domain
=
jack
blast furnace
intercom
doner kebab
=
ball
=
bag; nosebag
friend
friends
friendship
friendly
in a friendly way
make friends
subsidy
driver (program)
=
playwright
drama; playwriting
drone
burst of noise or laughter
shower
buzz; uproar
make a hubbub
spell; charm
bustard
clay wall, fence
dubbing
helmet
Dulat (tribe)
festivity; merriment
make merry
=
=
dull thud
thud; boom
clatter of hooves; din
Monday
shop
shopkeeper
swift horse; virtuoso
elemental force
half-learned person
rumble; upheaval
Dungan
world; things; wealth
belongings; property
the whole world
worldwide; world
world outlook
greedy; materialistic
greed; acquisitiveness
world view
study of the world (school subject)
thud
pearl
roar; be in great demand
binoculars
commotion; panic
flogging
time; occasion (two-time champion)
from time to time
thunder; rush noisily
be in commotion
throng; bustle
thump
thump; pound
judo
ah; well
most
most
at least
in the end; finally
sob
slope; descent
sloping
labour; work
working person
industrious
wages
worker; toiler
hardworking
diligence
work; toil
crawl
huge; hulking
sob bitterly; trot
bend down; decline
nape; height; spirits
tall; stately
tall; imposing
overcome; cope with
no; not any
nowhere
no; not one
none of them
not one
goat
nobody
nothing
never
nowhere
from nowhere
none
none of them
in no way
no; none
nothing
nothing
never
spell out; read laboriously
sweet curd cheese
from ancient times
ancient
clumsy
considerably
considerable
was
floor
mop
be sown; weep bitterly
crop; grain field
farmer; ploughman
farming; arable farming
agricultural
cornfield
cropland; sown field
twins
detail
in detail
elderly
sovereign
sovereignty
if
if
dispute; rivalry
file (tool)
rat
sow; plant
sowing; vaccination
hey
two
twice
two by two
bilateral
two-faced
grade two
rage; get excited
secondly
bilingual
unlikely
sift; sort out
apparently; it turns out
two together
just the two
the two of them together
stress; gust; drive
rush; gain speed
vaccination; graft
country; people
be carried away
roe deer
imitate
imitation
imitative word
be frenzied
ambassador
embassy
move; touch
be moved; melt
patriotic
leader of the nation
settlement; populated place
statehood; nationhood
prick up one's ears; be alert
sieve
ghost; image
imagine
appear in the mind
heed; sift
considerable
significantly
inconspicuous
capital city
flutter; eager movement
lambskin
coat of arms
country studies
fifty
treatment; remedy
quite freely
feel tender affection
dummy; pacifier
breast-feed
healer
breast; teat
medicinal; therapeutic
be treated
patient
treat; cure
treatment
oak
not
hint
spelling; orthography
exam
suck
clinic; polyclinic
width; breadth
inheritance share
sharer of inheritance; subsidiary
passive; apathetic
apathy; passivity
now; from now on; yet
from now on; any more
further; present
latitude
introduce; let in
so then; in that case
mother-in-law
be introduced
introduce; insert
enter; be included
skill; knack
clumsy
dexterous
agility; dexterity
little by little; carefully
man; hero; saddle
saddlery; harness
will
involuntarily
involuntary
volunteer
voluntary; free
lip
lazy
be lazy
solution (liquid)
solvent
melt; dissolve
come of age; grow up
brave; courageous
waving about
rule; regulations
be at odds; spite
special
especially
peculiarity; feature
stand out; differ
distinguish; single out
outstanding
adult
strike; protest
striker
make follow; take along
freely
free
at will
freedom
spoiled; playful
man; male
spoilt behaviour
caress; indulge
be playful; be coddled
pampered
heroism; feat
heroic
amusement; pastime
wormwood
rim; edge
early; long ago
ancient times
tomorrow; morrow
tomorrow
tomorrow already
on the next day
tomorrow's
morning; morning party
in olden times
ancient; early
fairy tale
fairy-tale teller
fairy-tale
morning and evening; all day
early in the morning
in earlier times
on the next day
saddle
take along
follow
melt; dissolve
welcome meal for newcomers
memory; consciousness
door
be plaited; pour
name; noun
participle
pronoun
yawn
drunkard; frenzy
have mercy on
narcotic
be giddy; run wild
half-wit
times; share due
grow up; mature
bring up to maturity
donkey
hives
multiply; increase manifold
multiply many times
account; calculation; report
accountant
account
counter; calculator
be counted; be considered
calculate; reckon
calculation
old
conservative
in the old way
old ways; antiquity
outdated
become outdated
oar
be taken into account
be warned
monument
note; remark
warning; note
warn; note
take into account
sensible; sane
good sense
be heard
breaking sad news
break sad news
memory; memoir
hear
blow; plait; row
meat; flesh
boots
shoemaker
be done
voice (grammar)
verb
close kin
plump; stout
hem; foot (of a mountain)
close
face down
meatless
meaty
do; make
=
in the European way
European
European
Jew
be crushed; be oppressed
oppression
crush; oppress
crush; oppress
fascist
fascism
factory; mill
storyline
file
fax
fact
factor
elective course
faculty
surname
fan
fanaticism
plywood
science fiction
fantasy
headlight
pharaoh
porcelain
pharmacist
pharmaceutics
fast food
=
phase
federation
paramedic
hairdryer
phenomenon
feudal lord
feudalism
farm
enzyme
farmer
=
figure
fixation
=
filter
philharmonic hall
branch
philologist
philology
philosopher
philosophy
philosophical
Finn
=
firm
fitness
physicist
physics
physical
physiologist
physiology
physiotherapist
physical education
fluorography
=
flagship
=
flash drive
flute
=
fleet; navy
foyer
focus; trick
foil
folklore
background
von
lantern; torch
fund
phoneme
phonetics
phonogram
fountain
trout
form; uniform
=
format
record card
=
piano
=
forward
phosphorus
photo
camera
photographer
photography; photograph
photo exhibition
photograph
camera trap
=
faction; fraction
fractal
Frenchman; French
in French
phraseology
fresco
milling machine operator
freelance
=
fruit
foundation
funicular
function
pound
lorry; articulated lorry
van
foot
football
footballer
T-shirt
case
than; rather than
hectare
gadget
Gagauz
galaxy
gallery
tie
hamburger
scale; gamma
=
dumb-bell
garage
guarantee
wardrobe; cloakroom
set of furniture
garrison
gastritis
concert tour
food shop
diamond; gem
gas
supply with gas
newspaper
lawn
hegemony
geyser
hectare
hectolitre
helium
gene
general staff
gender
=
=
geneticist
genetics
genocide
gene pool
genome
geographer
geography
geographical
geologist
geology
geometry
hepatitis
coat of arms
duke
heroin
ghetto
hybrid
guide
hydrologist
hydrosphere
hygiene
anthem
gymnast
gymnastics
gymnasium; grammar school
gynaecologist
hyperbole
hypnosis
hypotenuse
hypothesis
gypsum; plaster
guitar
guitarist
glucose
gluten
globalisation
globe
glossary
goal
=
Dutchman; Dutch
fee; royalty
=
horizon
hormone
hospital
degree
count; graph
graph; schedule
graphics
gram
grammar
grammatical
charter; certificate
pomegranate; garnet
grenade
granite
=
engraving
gravitation
grader
grapefruit
Greek
grill
make-up artist
green card
flu
grandmaster
group
Georgian
hum
hum; roar
governor
governorate
sponge
humanist
humanism
hussar
guard
hum
hum; speak in a deep voice
flower
bouquet
blossoming; prosperity
bouquet; anthology
bloom; flourish
corolla
flower bed
rumble; roar
roar; rumble
thud; boom
thud; boom
boom; thunder
yes
yes
flexible
bend; bow
shoulder; bend
lever
whirlpool; eddy
yarn
spin
smell
smell; sniff
odourless
perfume
smelly; scented
bend; bow; tan
hint; gesture
hint; sign
shoulder
modest; polite
modesty
idea
=
idealism
identifier
ideologist
ideology
idiom
owner; master
yes; well
chin
possession; ownership
possess; own
appropriate; take possession
hieroglyph
good
good; benefit
be developed; be mastered
develop; master
flexible; skilful
flexibility
adapt; become skilled
inflexible; clumsy
icon
caviar
believe; be convinced
tanning; kneading; anthill
knead; tan
illustration
illusion
=
faith
pious; moral
morality; piety
immoral; godless
impiety; immorality
timid; shy
shy
be shy
image
=
immunity
emperor
empire
imperialism
impeachment
=
import
impressionism
improvisation
impulse; momentum
injection
God willing
engineer
decency
decent; polite
decency; courtesy
incident
index; postcode
indicator
individual
Indonesian
Hinduism
industry
industrialise
needle
dragonfly
heart attack
infection
infectious
infinitive
inflation
information
computer science
infrastructure
inhaler
Ingush
initiative
cash collector
incubator
inquisition
innovation
innovative
inspection
inspector
installation
instance; authority
institute
instruction
instructor
instrument; tool
stroke
integration
=
intellect
interactive
interface
International
boarding school
=
interview
=
intervention
intonation
intuition
disabled person
inventory; equipment
investment
investment
invest
=
=
mortgage
racecourse
Iranian
zigzag
wriggle; meander
Irishman; Irish
irony
Islam
Spaniard; Spanish
in Spanish
dog
push oneself forward
Italian
in Italian
seal
lingonberry
push; urge on
push
rosehip; dog rose
kochia (fodder plant)
nod
isolation; insulation
insulator; isolation ward
isotope
or else
iodine
=
yoghurt; yogurt
call to a dog
gourd; vegetable marrow
ordinary; usual
custom; ceremonial gift
souvenir
full age; maturity
sweets; candy
come on; well now
infidel
infidel
old; aged
old age
amber
Korean
in Korean
professional
trade; business
industry; field
entrepreneur
entrepreneurship; business
trade union
enterprise
professional
vocational; professional
saucepan
shashlik; kebab
pure spring water
woman's sleeveless jacket
liar; scoundrel
small; younger
smallish; minor
small; humble
smallness; modesty
humble; modest
humility; modesty
get smaller
make smaller
small; little
leap
delay; pause
delay
pause; delay
carpet
rug; mat
key
lock
who
whoever
guilt; fault
guilty person
guilty
blame
flaw; defect
innocent
navel
tiny
dirt; laundry
merge into; integrate
dependence
income
introduction
insert; include
set to; begin
frown
washing machine
resentment; shadow
entrance; hall
let in; bring in
soil
get dirty
newcomer; loan (word)
loanword
hedgehog
brick
eyelash
fastidiousness
enter
person; someone
murder
humaneness
humane; dignified
neigh
shackles; fetters
bookish
book
booklet
book lover
library
librarian
dung; manure
mood; heart; spirits
soft-hearted
cheerful
cheerfulness
cheer up
lover
sad; gloomy
become sad
caravan; nomads' move
nomadic moves
migration
migration
be moved; be copied
copy
move; copy
leader
caravan leader
street
respectable
seedling; sapling
nursery (of plants)
landslide; avalanche
nomadic; mobile
nomad
nomadism
move house; migrate; move on
soup; kozhe
most of them
foam
mostly
mostly
more
multiply; increase
increase; reproduction
product (of multiplication)
multiplication
multiply; increase
butterfly
fescue grass
bluish-grey
light blue; bluish
lawn; green grass
landscape with greenery
tether lambs
greenery; blue patch
pigeon; dove
blue; mouldy
turn green; make bloom
turn green; turn blue
shirt; dress
blue; green
sky; greenery
blue-green; teal
chest; breast
vegetables
bluish
blueberry
horizon
spleen
topical; burning
cuckoo; April
poppy
kokpar (horseback goat game)
deep blue
consumption; tuberculosis
longing
black ice
vein
spring
spring
aspen
stitch roughly; make sprout
turn green; sprout
spring camp; sprouting
Gokturk
lake
transport; vehicle
garage
small lake; pond
loom; flit
sloping; inclined
stand across
shadow; shade
shady
shade
volume; size
voluminous
flatter hypocritically
be buried; be covered
coal
coal-black
carbonic
carbohydrate
hydrocarbon
carbon
buried treasure; finish
larynx
help
assistant
auxiliary
auxiliary verb
instrumental case
help
dim; vague
dimness; vagueness
become dim; fade
border; edge; frame
bury
get used
patient; docile
persuade; tame
ancient; old
archaism
leather milking bucket
antiquity
become old; wear out
consent; submit
many; much
much; many
at most
very much
bridge
bubble
make foam; exaggerate
foam; bluster
sociable
the public; majority
plural
multinational
multi-ethnic character
perennial; long-term
multilateral
polygon
having many children
multilevel
merchant
multi-storey
find too much
verbose
multi-branch
plurality; great number
multilingual
many; numerous
for a long time
for a long time now
in large numbers
multi-volume
grave
beauty; bellows
ugly
beautiful
gift for seeing something new
scene; view; manifestation
it seems; reportedly
appear; seem
clairvoyant
meet; greet with tears
neighbour
neighbours
neighbouring
openly; brazenly
envy
far-sighted; perspicacious
foresight
viewer; spectator
flourish; become beautiful
beautify; make prosper
artistic; fine
fine art; art
artistry
illustrate; adorn
artistic recital
exhibition
visual; vivid
visual aid; clarity
prominent; notable
blanket; quilt
narrow quilt; seat mat
greedy for what one sees
be shown; be indicated
indicator; index
show; indicate
mole rat; mole
see; experience
stretch out; gallop freely
beardless
leader
converb; adverbial participle
leadership
journalism; opinion writing
poke the fire
uprising
rise; go up
wholesale
encourage; lift up
lift; raise; bear
eye; source
tear; tears
be hit by the evil eye
glasses
delight of the eye
face to face
eyewash
with eyes
aim; intend
pitcher
bead against the evil eye
view; point of view
reckless; eyeless
blindness; recklessness
kilowatt
cable
cabin; booth
office; cabinet
personnel; frame
cafe
department; chair
tile
cocoa
cactus
calcium
calculator
calibre
potassium
calligraphy
calorie
camera; cell
fireplace
campaign
campus
camouflage
waistcoat
canyon
Canadian
canal; channel
chancellor
candidate
candidacy
holidays
hood
capital
capitalist
capitalism
captain
bonnet
capsule
quarry; open pit
career; quarry
quarantine
=
caravan
carburettor
punishment cell
cardigan
cardinal
cardiologist
carnival
cornice
map; card
card
cardboard
potato
card index
helmet
cascade
stuntman
cash desk
cashier
caste
audition
catalyst
catalogue
catalogue
catastrophe
category
motor boat
cathode
Catholic
natural rubber
Cossack
barracks
casino
scold; be vexed
wide; broad
windpipe; throat
space
width; spaciousness
widen; expand
extended
be expanded
widen; expand
council; advice; Soviet
advise
adviser
consult; confer
office
become spacious; feel relieved
evening; party
late
be late
delay
excuse me; sorry
be forgiven
forgiveness; apology
forgiving
forgiving
forgive; experience
yesterday
since yesterday
yesterday's
complex; ensemble
comprehensive
be delayed
evening
dinner; supper
in the evenings
in the evening
towards evening
late in the evening
forgive; renounce; wade
ford; crossing
nape
shroud
galoshes; shoes
=
chest for food
bran
felt cloak
dry
rough; uneven
poor
poor man
poverty
customs
customs officer
customs
obstacle
=
some
at times
later; afterwards
after
somewhat later
later; subsequent
subsequently
appearance; look
character; hero
some
some of them
some; certain people
some of them
sometimes
case
old woman
revenge
forelock
chukar partridge
belch
vindictive
vindictiveness
stammering
sarcasm; mockery
taunt; mock
cupcake
bear a grudge; be vengeful
kilogram; mortar
daughter-in-law; bride
young married woman
be agreed
agreement
contract
consent form
disagreement
talks; negotiations
do well; reconcile
agree; suit
appearance; looks
handsome
with time; gradually
unpleasantness; negative thing
future
future
ridicule
mock; deride
monitor lizard
next
the next day
pestle
bring; cause; cite
short; curt
come; arrive
lacking; less
at least
bone marrow; spongy bone
at least
gnaw
defect; flaw
reduce; belittle
shortcoming
ship
wise; brilliant
genius
genius; wisdom
boatman; sailor
port; harbour
mature; perfect
reach perfection; mature
old woman
rainbow
campsite
feel inferior
be humiliated
humiliate; belittle
weep with trembling lips
disabled person
disabled; handicapped
decrease
ore
mine
miner
youngest child
hemp
lacking; deprived
tick
canvas
suddenly
suddenly
kangaroo
town; settlement
very wide
pledge; guarantor
deposit (money)
guarantee
guarantor
hut
cap
skimmer
dry
traffic jam
be jammed; get stuck
back; in reverse
squabble
stretch oneself; be strained
quarrel
on the contrary
ceramics
dandyish; elegant
contradiction
yurt lattice wall
Kerei
need; necessary
find necessary
unnecessary
necessary
need
miracle; marvel
wonderful; marvellous
wonderfully
hitching rope; tethering line
drill core
trumpet; karnay
voltage; tension
reactionary
notch
stretch; spread wide
caravan
caravaneer
caravan leader
caravanserai
be cut
verdict; fixed price
segment; section
harm; ill effect
lizard
misfortune
cup; bowl
lump; clod
illness; obstacle
mausoleum
fierce struggle
image; appearance
painting (art)
noodles
table; timetable; embroidery
embroider
cut
go away
=
hoe; mattock
leave; go away
chest; breast
atrium
waistcoat; vest
conceited
cavity; porous thing
time; moment; occasion
meet; come across
in due time; during
by chance
meet; come across
meet; be found
meeting; encounter
period; stage
turn; queue
in turns
person on duty
duty; watch
in turn
regular; next
alternate
aim; brandish
wander; roam
kilogram
saiga antelope
clothes; clothing
dress
get dressed
felt
make felt
yurt
put on; wear
cybernetics
cybersecurity
sacred power; guardian spirit
sacred
sacredness
dress; put on someone
quarrel; squabble
=
kilogram
kilometre
kilowatt
kimeshek; married woman's headdress
cinema
cinema; film
film festival
film director
cinema
film
coriander
=
cypress
fruit jelly drink
kiwi
valve
clarinet
class; classroom
classification
classic author
classics
classical
cluster
key
keyboard
client
climate
climatic
clinic
video clip
clone
clown
club
kilometre
button
coalition
code
code
encode
coffee
cardigan
cocaine
coconut
coke
cocktail
necklace
sausage
tights
college
colleague
board; college
collection
collective; staff
colony
column
colouring
collective farm
coma
team; command
commander
combine harvester
combine operator
combination
combine; plant
comedy
comedian
commandant
comet
comfort
comic
commissar; commissioner
commission
committee
commercial
commune
communal; utility
communication
communist
communism
chest of drawers
computer
company
compass
compliment
component
stewed fruit
composition
composer
compromise
Komsomol
brandy
skates
concept
concern
concert
concession
concentration camp
capacitor
air conditioner
confectioner
conductor
confederation
conference
confession; denomination
interfaith
configuration
conflict
congress
competition
competitor
competition; contest
consulting
tinned food
conservatism
conservative
conservatory
consultation
consortium
constant
constitution
constitutional
consul
consultation
consultant
consultative
container
context
content
continent
continuum
smuggling
double bass
contract
contrast
counterrevolution
outline; circuit
cone
conveyor
convention
envelope
conversion
cooperation
cooperative
coordinate
coordinator
copy
Korean
in Korean
corridor
king
coronavirus
corporation
corporate
corps; building
proofreader
correspondent
corruption
corset
court
corvette
cosine
cosmetics
cosmodrome
cosmology
cosmonaut
space; cosmos
suit; costume
cutlet
cottage
cowboy
coefficient
crab
crane; tap
crane operator
starch
creative work
credit; loan
cruiser
cream
crematorium
armchair
crime
forensic expert
crystal
criterion
critic
criticism
crisis
crocodile
cross-country
trainers; sneakers
crossword
croissant
cruise
photocopier
witness
witness
certificate; ID card
certify; witness
cube
cup
culmination
cult
Cuman
banknote
swimsuit
compartment
courier
curator; supervisor
resort
course; rate
cadet
italics
cursor
coursemate
jacket
car body
square
quantum
quartz
quarter; block
kvass
quasi-state
receipt
quota
cashback
burn; be scorched
female slave
moan; resound
dim; dull
become dim
mutter
mutter
grumble; mutter
strength; force
effort; energy
strength; energy
puppy
give birth to puppies
intensify; grow stronger
strengthen; intensify
strain; push
strong; great
by force
churn; tub
mumble
whispering
mutter
suspicion
suspect
suspicious
suede
kui (instrumental piece); state; tune
burn
be distressed; grieve
kui performer
burn; scorch
soot; moth
carrying yoke
husband; son-in-law
son-in-law
be fidgety; fret
tune; thrive
collapsed
crush; devastate
be crushed; collapse
chew the cud
be absorbed in; care only for
stress; depression; crisis
distress; ruin
be distressed; be ruined
sulphur
ash
smiling
smile
smile
laugh together
blister
make laugh
fond of laughing
purple; violet
laughter
funny
all; whole
ashtray
petal; tuft
laugh
doubt
doubtful
doubt
undoubted
undoubtedly
falter; be evasive
silver
melodious hum
resound melodiously
dome
plop; splash
boom; thud
swell out
day; sun
every day
day by day
day and night
sin
sinful
sinless
all day long
day and night
per day
east; sunrise
all day
every other day
sunflower
west; sunset
in the daytime
day and night
daytime
every day
diary
daily; everyday
for days
envy
make a living
sunny; southern
livelihood; subsistence
calendar
very strong
wool-padded coat
brag; boast
hub; nave
puff up; brag
rice
rumble; roar
Kurd
complex; serious
complicate
become complicated
highway; main road
dark brown; maroon
spade; shovel
struggle; wrestling
fighter; wrestler
struggle; wrestle
artery
shovel; clear away
thunder; roar
hut; booth
turkey
be tied up; get stuck
tie in a knot
sigh
sigh
sharply
abruptly
munching
snowdrift
jacket
expectation
be awaited; be expected
care; grooming
take care of oneself
unexpectedly
keep waiting
wait; look after
autumn
polecat
guard; watch
guard
guard
autumn camp; shearing
cut the mane; trim
autumn
pleasure; delight
delightful
chandelier
in a flash
flicker; move nimbly
ruby
curse
lagman, noodle dish
ramble; stray
trouble; disaster
terrorist
terrorism
peregrine falcon
hut; shack
having no choice
labyrinth
laboratory
camp
muddy; turbid
mud; silt
worthy; fitting
worthy
adapt; make suitable
like
become turbid
make turbid
varnish; nail polish
lactose
lily
laminate
lamp
landscape
burst of flame
blazing
blaze; flare
kid (goat)
babble; surge
nickname; rumour
nickname
throw
stall
dirty
become polluted
pollute
Latvian
in Latin
latex
position; post
blaze
laureate
necessary
laser
word; utterance
basin
=
Labour member
leukaemia
leucocyte
lieutenant
row; wave
lecture
vocabulary
lexical
lexicology
lecturer
ribbon; tape
breath; breeze
exclamation mark
talk with excitement; be carried away
instantly
Lezgin
=
lyceum
licence
leader
=
league
=
lemon
lemonade
limousine
linguist
linguistics
=
lens
lyric poetry
lyrical
lithium
lithosphere
litre
Lithuanian
leasing
=
pilot
logic
=
logistics
logo
radar; locator
locomotive
feel sick; surge
lotion
salmon
=
lottery
magnifying glass
thumping of the heart
throb; beat fast
here, take it
eternal
forever
eternity
eternal
for ever
famous
session; Mazhilis
Majilis member
forced; obliged
forced
compulsion
compel; force
madman from love
cultural
cultural and educational
culture
uncultured
cultured
good breeding
cultural studies
corpse
essence; rennet
known
statement
state; declare
declarant; informer
information; data
deal; transaction
diplomat; negotiator
diplomacy
diplomat
meaning; essence
circumstances
meaning
significant
synonym
manner
expressive
make expressive
meaningless
senselessness
be tended lovingly
tend lovingly
finish; goal
marble
generous man
time; times
status; rank
nobility; generosity
soft leather boots
issue; problem; question
for instance
Muscovite
maslikhat; local council
jade; poor horse
text
saying
menu
mumble
flaw
rostrum; tribune
duty; task
do a favour grudgingly; reproach with favour
non-obligatory
obliged; compulsory
obligatory
without fail
obligation
undertake
oblige; bind
here is; here you are
any moment now
here it is
criticise; find fault
character; temper
behaviour; conduct
characterise
seat; make ride
flawless
ride; get on
reportedly
wretch
musical
moo
bellow; moo
crucian carp
amount; quantity
rate
estimate; dose
transparent; clear
be clear; shine pure
brimming with tears
crystal-clear
seal; stamp
miracle
teacher
sorrow; melancholy
be sad
sad
fellow sufferer
sad; melancholy
become sad
this much
so; this much
so; to this extent
this much
this much
oil; petroleum
oil and gas
oil-and-gas
oil worker
oil-bearing
tower
here
such; like this
ice-cold
cover (of a book)
become blunt; break down
crush; humiliate
careful; thorough
carefully; attentively
carefulness
needy
need; want
nose
nose peg
chimney
heritage; legacy
archive
archivist
museum
heir
ideal; goal
moustache
moustached
Muslim
become Muslim
ocean
needy
ice
icebreaker
ice rink
icy
glacier
ice-cold
freezer
freeze
freeze; get chilled
thousand
millennium
by the thousand
crumple; talk tediously
garrulous
mute
mute person
gun; rifle
this here
such as this; the following
like this
this one here
very strong
hip
strong; firm
strength
firmly; thoroughly
zinc
suppressed laugh
chuckle through the nose
mister; gentleman
generosity
copper
reportedly
cat
Egyptian
example; fable
for example
exemplify
sarcasm; irony
ridicule
go by tiny measures
witch
unshakable
nap; doze off
megawatt
question particle
baa
haystack
lighthouse
meaning; sense
meaningful
synonymous; close in meaning
meaningless
vicinity
put on airs
bleat
importance; essence
important
importance
unimportant
surroundings; vicinity
go around; come near
forehead
lintel
practise; train
God be praised
trouble; hardship
troublesome; arduous
car; machine
engine driver
Hungarian
major
praise
be praised
certificate of merit
praise; laud
mafia
shop
magic
master's graduate
main line; highway
master's student
master's programme
magnesium
magnet
tape recorder
magnitude
fat; oil; butter
herring
candle
bend
bend; sag
small; fine
front; battlefield
front-line soldier
T-shirt; vest
fatty; oily
napkin
grease; oil
monkey
mayonnaise
major
bend; become blunt
fat-free
champion; master
pasta
model; layout
make-up
broker
maximal
maximum
livestock; cattle
livestock and household
house painter
malaria
herdsman
be soaked; be covered in
servant; farmhand
get bogged; flounder
pebble
swim; wade
dip; dunk
May
serene
mum
specialist
profession; speciality
specialise
mammoth
maniac
a while ago; earlier today
for a while now
tangerine
mandate
dummy
manner
=
manifesto
manicure
career
careerist
careerist
manti
all right; approved
approved; agreeable
creature
approval
approve
proverb
article
maqam; intonation
dull; stupid
velvet
aim; goal
aims and interests
cotton; cotton wool
cotton grower
cotton-soft
be praised
pride; boasting
boastful
boastful
pride
be proud; boast
praise
tomcat
laziness
be sluggish
march
=
route
minibus taxi
coral; pearl
marathon
maral; red deer
award
be awarded
award; reward
insignificant
insignificantly
manganese
margarine
marinade
stamp; make
marker pen; highlighter
=
marquis
fruit jelly
late person
late; deceased
early lamb
you are welcome
drunk
scale
parasite; dependant
dependence on others
mosquito
get drunk; be elated
exult
ear (of grain)
mask
drunkard
alcoholic
drunkenness; alcoholism
disgrace; shame
what a disgrace
shamefulness
disgrace
mass
massage
Massagetan
craftsman; master
master class
checkmate
=
fabric; cloth
tie tightly; hobble
mathematician
mathematics
mathematical
=
materialism
mainland
mattress
matrix
sailor
doze; be drowsy
June; season
love
peace; rest
be troubled
bother; disturb
mockery
mock; ridicule
tomb; shrine
restless; troubled
anxiety; restlessness
be restless; worry
blaze brightly
content; contents
rich in content
written retelling
retelling
retell; set out the content
empty; pointless
question particle
mole; birthmark
overwhelm; grip
be mastered
master; acquire
manager; head
hint; imply
mosque
rickets
backward
backwardness
boundary; target
furniture
patron of the arts
=
medallion
nurse
help; support
=
medicine
medical
medic
meditation
madrasa
megacity
sow
affection; tenderness
kindness; mercy
kind
kindness
unkind
kind-hearted person
nurse
nurse
raisins
all right; let it be
whether; let it be
guest
hospitable
hotel
holiday
restaurant
institution; office
dwelling place; home
address
inhabit; dwell
inhabitant
hen
Mexican
school
preschool class
melody
state
interstate
state
statehood
=
=
memoir
I
and; with
in my opinion
menu
property; ownership
owner
own; proprietary
appropriate
manager
management
arrogant
arrogance
mentality
anniversary; jubilee
holiday; festival
festive
celebrate
marksman; archer
marksmanship
=
Merkit
perished
pearl
term; deadline; period
ahead of time
periodic; fixed-term
indefinite; perpetual
wineskin; waterskin
messenger
metaphor
metal
metallurgist
metallurgy
metallurgical
methane
meteorite
meteorologist
meteorology
method
methodology
methodology
metre
metrics; birth record
metro; underground
mechanic
mechanics
mechanical
mechanism
moment
season; time
from time to time
Mesozoic
brain
licorice
miaow
mew
stupid
myth
mythical
migration
=
migraine
minibus
microbe
microphone
microscope
microchip
microwave
mixer
mile
militia; police
billion
billion
millimetre
=
=
millionaire
mine
=
minimal
=
minister
ministry
mortar
=
minute
mission
missionary
mysticism
rally
million
billion
millimetre
be discouraged; give in
Mongol
in Mongolian
mobile
mobilisation
fashion
=
=
=
modernisation
module
call to foals
bird cherry
neck
be acknowledged
admit; acknowledge
submit; obey
yoke
abundantly
abundant
abundance
in abundance
grave
increase; become abundant
increase
mullah
Moldovan
molecule
meek; gentle
meekness
bathhouse
bead
monarch
monarchy
monastery
monk
coin
=
=
monograph
monologue
monopoly
installation; editing
=
morality
moratorium
Mordvin
morphology
morgue
brittle
brittle snap
=
motive; motif
motivation
motorcycle
motorcyclist
=
scooter
mosaic
musketeer
cartoon
municipality
mutation
music
musical
musician
museum
mayor
mayor's office
poetry contest
member; organ
twelve-year cycle birthday
twelve-year cycle
membership
condom
gnaw; erode
stumble; hesitate in speech
interest
interested; concerned
person of common interest
disabled person
disabled
cape; corner
horn
horned
moss
inventory; property
cranberry
property
absolutely; not at all
absolutely; not at all
doze; be still
flawlessly
flawlessness
possible; maybe
possible
as far as possible
opportunity; possibility
wretch; homeless person
wretched
sculpture; figure
sculptor
pity
means of living; alimony
carnal desire
nourishment
newborn; baby
thing; something
protein
race; stock
racism
racial
lot; fortune
result
productive; fruitful
effectiveness
fruitless
calamity
delicate; tender
tenderness; delicacy
nuance
bodyguard; retainer
zero
number
number
downpour
harm, damage
poke; nudge
light; radiance
illuminate
shine; be radiant
version; variant; copy
instruction; directive
instruction; direction
point; indicate
manual; instructions
chickpeas
become dense
compact; tamp
become stronger
strengthen
firmly
press; strengthen; stress
object; target; form
target; aim
real; genuine
genuine; real
relative on the mother's side
drug addict
drug-addicted
drug addiction
poorly
bad; poor
get worse
ignorant
ignorance
Naiman (tribe)
spear
lightning; thunder
spearman
spear
grievance
honour; pride
proud; self-respecting
without self-respect
having self-respect
feel one's honour hurt
Muslim prayer
evening prayer time
afternoon prayer time
bread
belief
beliefs
very bad
exactly
pattern; ornament
ornament
maxim; edifying saying
concrete; exact
concretely; precisely
concreteness
specify; make precise
dromedary; one-humped camel
market
market
dissatisfied
protest; discontent
be dissatisfied
sharp sword (of the epics)
addiction medicine
people's commissar
narcotic
nasybay; snuff
propaganda; instruction
promote; propagate
still life
sodium
naturalism
baker
baker
bakery
campaign
patient; illness
sick
March; Nauryz
Nauryz kozhe (spring soup)
Nauryz soup
navigation
=
caprice; coquetry; grievance
be offended
attention; gaze
be coquettish
what
either; or
or else
what for
the more; as much as
which in order
on which date
how many
how many together
how many of them
only; merely
considerably
basis; foundation
basically
mainly; basically
be based; be founded
rationale; justification
substantiation
substantiate; justify
main; basic
groundless
why
neuron
neutron
marriage
few and far between; rare
for what reason
German
in German
fellow, in scorn
what
what for
grandchild
or
indifference
indifferent
what kind of
Neolithic
neologism
=
nerve
urine
loan; credit
credit; lend
what a
neurologist
neurology
intention
intend
nihilism
nickel
nicotine
nitrate
Nogai
sketch; outline
sketch; outline
knockout
zero
number; hotel room
nomination
chickpea
halter
norm
norm; standard
Norwegian
note
notary
laptop
short story
dense thicket
numbering
point; dot; full stop
oh
well I never
wake up
alarm clock
wake; arouse
awake
Oghuz
ornament; pattern
carve; hollow out
ornament; pattern
right; positive
right; right side
to the right
in private
seclude oneself
easy
easily
restore; correct
get better; recover
scoundrel
repair; correct
convenient; optimal
optimise
south
southern
fade; succeed
burdock
hearth
Oshakty
ladle
oasis
object; facility
cancer; glutton
plague; burial mound
pity; sin
province; region
regional
bond
wallpaper
observatory
interjection
further
better; rather
still more
union; alliance
ally; unite
officer
office
offside
ophthalmologist
ophthalmology
thought; idea
oh
horizon; outlook
potholes; hollows
opinion; thought
thinker
thoughtful; pensive
be hollowed; cave in
game; play
entertainment
player
toy
gaming house; casino
notch
turn aside; lean towards
oh no; oh dear
thoughtful
think over; reflect
think through
deliberate; have common cause
think
thinking
thimble
prance; be restless
frolic; prance
adultery
make play; trick
play
goodness; oh my
hollow; lowland
lowland; depression
havoc
devastate
suffer great loss; collapse
thoughtless
mental picture
ocean
occupation
occupier
district
October
eye doctor
he; she; it
booty; find
gain; take as booty
like that; that way
in that case; if so
this way and that
clumsy; unskilled
they
Olympiad; Olympics
gap; shortcoming
consider insufficient
break off; collapse
breast; bosom
vertebra; spine
break off
apiary; beehive
beekeeper
omelette
homonym
ten
ten by ten
not very
that much; not very
about ten
in his opinion
with this and that
decade
ten; decade
decimal
there
then; in that case
such; like that
by the dozen; by tens
oncologist
oncology
ten days
online
even without that; anyway
as it is; even so
very easy
regret; repent
collapse; cave in
break; demolish
loyalty; good faith
face powder and rouge
treacherous
treachery
option
=
operation
operator; cameraman
=
=
opposition
optics
=
optimism
bullet; arrow
ammunition
apart
be isolated
isolate; insulate
reading
be read; be studied
learned man
reader
suddenly
suddenly
teach; educate
lecturer; instructor
gold braid
event; incident
barrel; shaft
from time to time
now and then
be about to; be loaded
load a gun
study; reading
read; study
educational and methodological
pupil
textbook
ditch; moat
leap; bound
place; seat
deputy
chair; stool
be fulfilled
perform; fulfil
performance; fulfilment
performer; executor
performing art
inappropriately
Russian
in Russian
Russian-speaking
in connection with; on the occasion of
occasion; turn
timing
repatriate
return; come back
cabbage
kerchief; handkerchief
wrap oneself; be wrapped
sickle
enormous
enormously
=
wrap
fast; fasting
Oraza Ait; Eid al-Fitr
fast and prayer
orbit
horde; khan's headquarters
order
warrant
residency
orthography
organ; authority
organisation
organiser
organism
landmark; reference point
orchestra
forest
forester
forested
settle; become firm
unstable
stable; sustainable
establish firmly
be located; settle
=
be installed
install; establish
be established; settle
middle; environment
middle; average
decrease by half; subside
middle
average; medium
centre
central
centralise
be centred
reach the middle
medium-term
middle finger
middle, of three children
common; shared
commonness
share; have in common
mow; reap
axis
this very; this
this time
nowadays
like this; so
this way
in this way
so much
so; this much
so; to this extent
so much
this very one
here
such; like this
weak
oscilloscope
Ossetian
rudeness
snort
fire
fireworks
get used; adapt
firewood; fuel
seat; plant
settled; sedentary
settled way of life
become settled
meeting; session
sit; sit down
thirty
operation; surgery
head of the family
operate on; cut open
cold spell in March
homeland; motherland
mistress of the house
domestic; national
compatriot
patriotic
patriotism
colony; flock
colonizer
colonialism
colonise
living together
young family's yurt
family
family
hotel
squad
resignation
lighter; flint and steel
graze; talk nonsense
oxygen
oxygen
advanced; leading
advanced; leading
top performer
tyrant
violence; arbitrariness
let overtake
ozone
outstrip; surpass
Pakistani
purity; chastity
well well
trouble; misfortune
so-and-so; such
so-and-so
philosophy
subject; discipline
command; force
effectiveness
decline; become lower
flat; apartment
rent; rent for a flat
flatmate
come to agreement
cut; form
form; shape
shape; format
hay
cut out clothes; shape
opinion
like-minded person
exchange opinions
debate
debate; discussion
opinion poll
elephant
patron saint; spiritual guide
be cooked
cook; bake; boil
ripe; cooked
unripe; uncooked
churn staff
pistachio
be cooked; ripen
fitr alms
puree
regret
fur of animal legs
money
pood (weight)
idol
play
whispering
knife
purr
snort of laughter
sniffing
breathe heavily; wheeze
brisk; energetic
be revised
rehearse; revise; speed up
adverbial modifier
snort
weary (іш пыстыру)
be bored (іш пысу); be stifled
question particle
haughty
be haughty
pate
pub
patient
oh; wow
my my; how fine
prophet
prophethood
judgement; insight
reason; judge
percent
interest-free
benefit; profit
appear; arise
profit and loss
self-seeker
self-interested
self-interest
useful
mineral
be used
use; make use of
use; exploitation
user
useless
package; bag
pact
coat
chamber; ward
pilaf
Palaeolithic
palaeontologist
palette
wrestler
wrestler's strength
refuge; shelter
take shelter
homeless; without shelter
shelter; asylum
pandemic
=
panic
=
panther
dad; pope
value; sense
indiscriminateness
duty
bribe
parachute
=
parade
paradox
paragraph
paralysis
Paralympics
=
parallelogram
parameter
=
sheet of paper; page
page; leaflet
bribe-taker
corrupt; bribe-taking
bribery
leaf through
reason; sense
prudent; wise
parasite
wig
hairdresser
=
parquet
parliament
parliamentarian
parliamentary
stream (of tears); steam
parody
password
ferry
mumps
Persian
in Persian
school desk
stalls
party
party
score
partisan
=
pass (in a game)
baseness
passport
paste; pasta
=
=
Easter
tsar; king
queen; tsarina
kingdom; tsardom
=
pathology
patriarch
=
patriotism
cartridge; patron
patrol
pause
pavilion
jigsaw puzzle
question particle
biscuit
Pecheneg
stove; oven
fate; forehead
pawn (in chess)
teacher; pedagogue
pedagogy
pedagogical
=
paediatrician
pedicure
disposition; mood
pager
landscape
and; with
penalty fee
penalty
mortal; creature
mortal weakness
pension
=
peri; fairy
angel
curtain
curtain; veil
periphery
pericardium
perimeter
=
peri; fairy
key; fret
keyboard
perpendicular
platform
peach
character
staff
prospect; perspective
child; offspring
maternity hospital
=
pessimism
pesticide
petition
petroglyph
onion
intention; disposition
pyjamas
piano
=
PR
pizza
jacket
sacrifice
=
peak
picnic
=
=
felt boots
tweezers
penguin
pioneer
pyramid
pirate
pastry; fancy cake
piercing
pistol
beach
pluralism
plus
raincoat
parade ground
bridgehead
plagiarism
plug-in
poster
=
tablet
planet
plaster; band-aid
plastic
plastic
platform
platinum
plasma
plenary
=
tile; hotplate
filling; seal
pneumonia
mail; post office
post office; mail
postman
entrance
podcast
tray
train
train
=
Pole
pole
policeman
police
test site; polygon
outpatient clinic
polymer
policy; polis
politburo
polytechnics
politician
politics; policy
political scientist
political science
polyethylene
regiment
colonel
lipstick
tomato
doughnut; donut
pony
pontoon
popcorn
population
populism
portion
=
=
briefcase; portfolio
portrait
Portuguese
=
pedestal
=
potential
novella
narrative poem
=
poetry
pose
position
gingerbread
pragmatism
practice
practical
practical course
precedent
prefix
premier
prime minister
premiere
prize; bonus
prairie
presentation
president
presidential
presidium
trailer
principle
=
privatisation
prize
prism
searchlight
test tube
problem
procedure
per cent
process
processing
processor
producer
projection
project
projector
profession
=
profile
prevention
sanatorium
forecast
programme; program
programmer
=
progression
progressive
hire; rolled metal
prosecutor's office
prosecutor
=
prologue
promoter
=
propane
proportion
proportional
vice-rector
avenue; prospectus
prostate
=
prosthesis
protocol; minutes
=
prototype
provider
province
prose
pseudonym
psychiatrist
psyche
mental
psychologist
psychology
psychological
psychosis
publicist
journalism; opinion writing
poodle
pudding
powder
pulse
remote control; console
machine gunner
point; item
punctuation
plush
pour; cast
do with passion
embrace; arms
embrace each other
embrace; hug
eager; passionate
craving; eagerness
hug; embrace
swarm; teem
document
document
monster
phenomenon
qibla; south
changeable
variability
vary; make change
change; be changeable
pipe
pipeline
pale; dun
well
in-law (parent of a child's spouse); matchmaker
oh God
co-mother-in-law
God
oh God
charity meal
matchmaking; becoming in-laws
become in-laws by betrothal
just like; exactly as
river mouth
flow into; pour
coccyx
whirlwind
crupper
casting; ingot
pancake; fritter
tail
comet
slave
eagerness
be eager; strive
foal
lock
lock
temper; disposition
unwilling
willing
fathom; arm span
kulan; onager
ear
fur hat with ear flaps
earphones
inform; notify
be informed
overthrow; knock down
fall down; collapse
feel desolate; be deserted
slavery
decline; fall rapidly
strawberry
bloom; shine with colours
gravestone
gullet; greed
sand
Kumyk
jug
ant
sheep dropping; fortune-telling bean
fortune-teller by beans
craving; passion; gambling
keen; passionate
passion
be passionate about
crave; be passionate about
sandy
sandy soil
sandyish
cost; value
culprit
heifer in its third year
three-year-old colt
nutritional value
fertile
fertility
infertile
valuable
value
beaver
rifle butt; swaddling
worthless
depreciate
diligence
take care of; treasure
very well; as you wish
bone-dry
secret
secret
secrecy; privacy
password
approve; support
entitled, having the right
right; law
legal scholar
legal
jurisprudence
in vain; merely
dry
drought
dry; drain
become dry
device
structure
structural
construction; building
builder
congress; kurultai
founder
be formed; consist
pole with a noose
contract; have cramp
destroy; eradicate
call to sheep
tool; means
equipment
saiga calf
consist; be assembled
composition; staff
national team; combined team
combined; composite
component
Koran
patchwork
construction set
assemble; compile
compiler
piece together; assemble
friend of the same age
sacrifice; victim
Kurban Ait; Eid al-Adha
sacrifice
toad
abyss; ruin
peer
continent; land
date; persimmon
compound sentence
respect; honour
dear; respected
respect; honour
quack; cluck
arm oneself fully
womb; belly
hoop; rim
hoop; encircle
worm; kurt (dried curd)
tuberculosis
witch; old crone
build; set up; form
perish; disappear
bird
Milky Way
falconer
bird's wing (ornament)
vomit
blessing; good fortune
small box; flask
escape; get rid of
rage; be furious
rabies
rage; be rabid
heron
be rescued
save; rescue
rescuer
be congratulated
congratulate
congratulation
cliff
raven
disposal; competence
competence; authority
competence
stubborn
be stubborn; tilt
whine
pottery; fired clay
potter
mustard
acid
sour
scream; shout
itch
itch
sting; smart
mock; hint sneeringly
stir; swarm
walk; go visiting
horsehair; hair
choke
gulp down
coarse hair
sword; sabre
flirt
behaviour; manner
rime; light snow
cross-eyed
cross-eyed
crime
criminal
criminal
be coy; twinkle
choke; strain
brush (for painting)
needle (of conifers); awn
sudden peep or turn
move jauntily; be fussy
narrow neck; isthmus
capillary
peep out
do; make
koumiss; fermented mare's milk
sorrel
expensive; dear
high cost of living
dear; expensive
raise the price
become expensive
feel shy
wrap oneself up
wrap up snugly
be upset; be vexed
lichen; henna
sheath
very expensive
very short
bright red
Kipchak
grain; speck
ridge; steppe; edge
ins and outs
slaughter; massacre
Kyrgyz
in Kyrgyz
pheasant
sparrowhawk
wheeze; be hoarse
perish; be exterminated
shave oneself
forty
cabbage
vigilant; keen-eyed
bird of prey; eagle
upland; hill
hoarfrost
September
threshing floor
carve; scrape
be shorn; be cut off
shearing
fierce battle
fight fiercely
ridge
shear; cut
be stubborn; be unlucky
bad luck; obstacle
stubborn; unlucky
lack of skill
crust; fold
scrape; shave; exterminate
a great many
winter
oppress; embarrass
be pressed; feel shy
pressure
oppression
spite
injustice; spite
vice; pressure
winter
short
tongs; pliers
briefly
short-term
abbreviation
shorten; reduce
reduction; abbreviation
become shorter
in short
choke with emotion; be squeezed
in wintertime
paper clip; peg
be squeezed in; be inserted
insert; squeeze in
hamlet
make winter; press
winter quarters
spend the winter; press
press; squeeze
cluck cluck
ticklishness
tickle
crisps
Chinese
in Chinese
daughter; girl
seeing off the bride
reddish; pink
orange
tulip
jealous; envious
envy; jealousy
envy; begrudge; be jealous
be interested; be tempted
interest
red
gum
orange
beet
maroon; dark red
warm oneself; be excited
interesting; curious
interest; fun
curious
interesting
interest; attract
watch with interest
rubella; measles
tomato
turn red; blush
hothead
hot temper
heat
service; duty; job
servant; maid
employee; worker
cooperation at work
work together
fever; heat
heat up; get excited
become heated
grief; flaw
stroke; slight
neglected corner
khagan
khaganate
paper
principle; rule
principle
knock; beat; drive in
stray; homeless
wander; ring
wander; roam idly
be deserted
tumbleweed
Kangly; Kanglu
yelp
honk
skeleton; framework
rumour
dry up; crack with dryness
January
tie up a horse by the reins
distance
move away
mule
let escape; frighten away
when
chisel
chisel; engrave
fugitive
avoid; shirk
aster
run away; flee
hajji; pilgrim
hajj; pilgrimage
stamina; vigour
persistent
exhaust; tire
be worn away
wear down; gnaw; vex
necessary
need; consider necessary
unnecessary
necessary
need; necessity
be exhausted
ability
incapable
capable
grave
leopard; panther
receptiveness
be accepted; be adopted
make accept
accept; receive
receiver
inflammation
become inflamed
bark; peel
film; thin shell
wall; rib
scales
coincide; shut tight
biting dog
wild boar
eyelid; brow
look downcast
floor; layer
along with
do together; layer
bite; snap at
respect; worth
dignity
respected; dear
worthiness
respect; value
be supervised
supervise; monitor
be stuck in; stare
step
step; pace
pound (weight)
stick; pin; fix
wrath
wrathful; fierce
hero
heroic
heroism
which
whichever
any of them
grief; sorrow
sorrowful; tragic
grieve
scissors
contradiction
cut with scissors
birch
in-laws; birch
wife's kin
elder brother-in-law
husband's elder sister
husband's younger sister
boat
charity; silt
beggar
turn back; look back
kind; charitable
charity
good evening
good day
good morning
good night
refrain
turn back; bend; return
bend; grieve
dandruff
which; some
where; where to
from where
pickaxe
fear; shrink from
sour cream; cream
creamy
elder brother-in-law
spring; source
father-in-law
boil
boil
mother-in-law
bend backward
shallow; sandbank
whetstone
bald head
energy; vigour
public figure
vigorous; strong-willed
invigorate
summon one's strength
sharpen; incite
which one
some; certain
some; certain ones
persistent; staunch
tenacity
how
death
again; re-
rather; on the contrary
reconstruction; perestroika
again and again
again; anew
be repeated
repeat
be returned
change; return
give back; return
by all means; how
return
do what; manage
remaining; rest
doze
trembling
thick; dense
bride price
bride; fiancée
thicken
thicken; become dense
form; mould; norm
form; shape
be formed; take shape
hover; soar
joke; jest
joke
meat for a new mother
city; town
how
anyhow; carelessly
anyhow; in any case
how come
tin
tin
by all means; anyhow
city; urban
pen
author's fee
writer; author
carnation; cloves
penholder
pencil case
be laid; be built
nettle
wish; want; lay bricks
wish; masonry
optative mood
wisher; mason
fuss clumsily
remainder; waste
be left
leave; leave behind
Kalmyk
hat
floating
shade; shelter; darling
stick out; stand up
shield; screen
shield
float; drift
totter; be shaky
tremble; shiver
pocket
pocket handkerchief
nook; turn
remain; stay
care; concern
whip; kamcha
whip; spur on
be sad; be dejected
dough
reed
fortress
be shut in
custody
lock up; besiege
detention; siege
granary
get ready; prepare oneself
prepare; stock up
guardian
caring; protective
guardian; trustee
care
carefree; careless
be covered; be included
provided
provision
cover; include
camisole; sleeveless jacket
blood
blood pressure
blood vessel
murderer; bloodthirsty person
bloodthirsty
bitch
how much; how many
how many times
however much; how
to what extent
how many; so many
so many times
bloodsucker; villain
dagger
only
contentment; moderation
content; moderate
satisfy
be satisfied
wing
winged
inspire
take wing; be inspired
exploitation; oppression
exploit; oppress; bleed
exploiter; oppressor
bloody
quench; satisfy
what kind of; how
kinsman by blood; ethnic Kazakh returnee
come on; well now
bloodthirsty
bloodless; anaemic
sugar
bloodshed
blood vessel
sugar-free
sugary
be quenched; be satisfied
sack
what a pity; too bad
very thick
pitch-black
pitch-dark
very hard
bag; pouch
mistake; oversight
stuffiness; sultriness
sadness
grief
be sad
at a sudden moment
clasp; staple
broad-boned
be covered; be filled
packaging
cover; fill; pack
spit phlegm; hawk
stick up stiffly
choke
gate; goal
goalkeeper
nudge along; oust
trap
lid; cover
whine; rattle on; ache
clash; conflict
clash; collide
dry; roast
snow
avalanche
collar (for a dog)
leash
curse
make jump
crow
curse
jump; leap
font; character
crunch
crunch crunch
hawk; goshawk
stride; advance rapidly
relations; communication
stomach; belly
pencil
younger sister (of a man)
span (measure)
clench; be obstinate
debt; loan
debtor
debt-free
finance; funds
financier
financial
finance
financing
black
traditional folk verse
prune; plum
rye
tar
common people
dark brown
elm
pine
compared with; judging by
turn black; darken
dark
darkness
grow dark
pupil of the eye
November
Karachai
means; funds
blackberry
towards; depending on
help; assist
look around; linger for
mournful
blacken; slander
be considered; be examined
opposite
despite
simple; modest
simplicity; modesty
bandit; scarecrow
goitered gazelle
buckwheat
karakurt spider; black widow
Karakalpak
currant
dark; blackish
be considered
consider; examine
starling
swarthy; dark-skinned
form of address
turn towards; subject
look; look after
guard; sentry
darken; become dim
watermelon
bustle; rush
snow-white
old man; elder
Karluk
snowy
swallow
grow hoarse
grope; feel about
fishing rod
grab; catch with a hook
grab; snatch; bite
caw
loud laughter
caw; laugh loudly
pace; speed
against; opposite
opposite; against
resistance; objection
opponent; rival
rivalry
resist; oppose
corsac fox
old; elderly
old person
karta (horse-gut dish)
grow old
old age
old people's home
weapon
burn; scorch with cold
weapons; arms
armed
arm
arm oneself
brother in arms
disarmament
eyebrow; side; enemy
hostile
in the blink of an eye
in the blink of an eye
grief; sorrow
tragic
scratch oneself
spoon
butcher
on purpose
persist; be stubborn
grow rigid; be obstinate
quality; virtue; holiness
sacred; holy
sanctity
hold sacred
wolf
stand firm; be bright white
enmity; malice
assassination; foul play
revere
scratch
cruel
cruelty
wife; woman
wife and children
relation; relationship
communicate; have relations
go to and fro; frequent
katyk; sour milk
harden; freeze; do well
concerning; related to
concerning; related
be involved
involve; enlist
take part; concern
participation
participant
harden; become stricter
strict; rigid
be tightened
harden; tighten
strict; cruel
severity; cruelty
along with; simultaneously
row; series
side by side; in a row
in a row; running
peer
mistake; error
mistake; error
make a mistake
danger; risk
dangerous; malignant
cancer; malignant tumour
harmless; benign
layered; folded
hardish; stiff
hard; strong
hard; strongly; loudly
hardness; firmness
stack in layers; learn well
harden; freeze
danger
danger; threat
safe
safety; security
dangerous
alarm
fear; be apprehensive
be reunited; meet
community; society
association; community
associate; unite
melon
feather
husk; hull
boll; capsule
rumour
resolution; ruling
spread fast; sprout thickly
become decrepit
touch on; take up
goose
now
for now
present; current
at present
kazy (horse sausage)
be dug
treasury; treasure
peg; stake
death; loss
October; cauldron
obituary
sturdy war horse
Kazakh
in Kazakh
typically Kazakh
of Kazakhstan
Kazakhstani
Kazakh-speaking
excavation; fossil
dig into; delve
dig
slope; steep place
imagination; fantasy
dreamy
dream; imagine
Doomsday
wrong; abuse
sedge
cucumber
slanting; oblique
cut off; spare; part with
crossing; intersection
be cut; implore
difficult
with difficulty
scraps; offcut
difficulty
make difficult; complicate
become difficult
scrap; slanting cut
edge; distant land
gravel; grit
fit together; compose
deviate; fit together
movement
section; cross-section
Kimak
suffer; have difficulty
torment; torture
very difficult
very crooked
shout; whoop
destroyed
wreck; destroy
be wrecked; collapse
logic; sense
logicality
absurdity
crooked; curved
curve
lean; tilt; lie down
tilt; bend
tale in verse
hare; rabbit
cattail; bulrush
society
public figure
public; social
socio-political
commonwealth; community
social studies
put; place; stop
thick; dense
thicken; become dense
brown
Konyrat (tribe)
bell
brownish
beetle
poor neighbour
well; gladly
farewell
honour; applause
applaud; cheer; honour
ram
say goodbye
approve; bid welcome
become slack; weaken
=
worry; agitation
be nervous
casket; box
yak
sheep
after all; you know
shepherd
performance; production
thicken
be put; be set
bosom
warehouse; storehouse
storekeeper
depths; recess
hand; arm; army
lend a hand
hand in hand
under the counter
helping hand; help
glove
handicraft
craftsman
umbrella
manuscript
accessible; affordable
accessibility
unavailable, out of reach
wash basin
bronze
suitable; favourable
convenience
unfavourable
inconvenience
hot ashes
awkward; bulky
assistant; helper
military commander
be used; be applied
use; usage
application, app
use; apply
use; application
user
support
support
supporter
handbag; saddle bag
in cash; on the spot
praise; flatter
request; aorta
request; solicit
armpit
take by the arm
crocodile
signature; autograph
gluttonous
sizeable
consider insufficient
fitting; sensible
settlement; place of residence
resettle; migrate
migrant; settler
settle
settler
bear cub
sit comfortably
overnight stay
guest
hospitable
hospitality
meal for a guest
guest's song or gift
stay as a guest; perch
hotel
installation; rig
be mounted
mount; seat; give lodging
land; settle; spend the night
deep brown
swampy thicket
dig up; uproot; blow up
loosen
become loose
rubbish
threat; intimidation
be puffed up; swagger
fund; stock; reserve
shield; protect
be protected
fortress; burial mound
guardian
defence
defend oneself
lead
protect; defend
protection; defence
defender
advocacy; defence
environment
be surrounded
fence; siege
surround; fence
snore
be guarded
cemetery; burial ground
nature reserve
gamekeeper
be digested; be summed up
conclusion; result
sum up; conclude
alloy
digest; summarise; smelt
saddlebag
barn; stable
quiver
box
cock; rooster
food, nourishment
nourish
feed on
humiliation; insult
be humiliated
humiliate; insult
fear
frightening
snore heavily; gurgle
frighten; threaten
cowardly
coward
cowardice
fear; be afraid
feel humiliated
protect; guard
double; pair of
colon
companion; nuker
connection
compound; joining
together; in unison
join; be added
affix; supplement; app
additional; extra
detachment
sum
together with; in addition
together with it; in addition
jerboa
auxiliary
pair; tether for sheep
paired
pair; tether together
be doubled
double; pair
mixture; admixture
bilingualism
second; approve
add; join; switch on
addition
night fold for sheep
unload; render
mobility
movement; traffic
immovable
movable
engine; motor
move; budge
move
move; touch on
lamb
excite; provoke
be excited; flare up
swan; dry wood; rogue
cunning; sly
pursuit; persecution
repression; persecution
bladder
doll; puppet
be fried; shrink
kuyrdak (fried meat)
fry
hollow; cavity
feel uneasy
drought
tag
chase; follow along
joy
joyful
gladden; delight
be glad; rejoice
joke; be sly
fade; turn pale
power; energy
powerless
powerful
power; capacity
gain strength
support; approve; charge
childless person
persecute; pursue
cunning; slyness
tricks
tall weed; kurai
wither
fold (one's arms)
chase; drive out
symbol
ceremony; rite
formalise; draw up
manner; adverb
backpack
shot glass
role
permission
pass; permit
knight
daily bread
awkwardness
walkie-talkie
=
radiation
radium
radical
radicalism
=
radio operator
=
mood (grammar); will
basil
rocket; missile
racket
sink; shell
ranch
report
mercy
amnesty
merciful
merciless
mercilessness
pleasure; bliss
enjoy; take delight
thanks
true
true
truly
in fact; truly
race
racist
racism
be confirmed
confirm
rose
round
delightful; comfortable
enjoy; take delight
rickets
thanks; gratitude
thanks
satisfied
colour; complexion
shade; tint
regime; mode
director
film director
directing
reaction
reactor
=
realistic
realism
intensive care
reviewer
review
recipe; prescription
relapse
editorial office
editor
editing
abstract; essay
=
referee
reflex
reform
reform
reformer
refrigerator truck
rugby
=
registry
regulations
raid
flight; trip
rating; ranking
Reich
advertisement
record
rector
rector's office
requiem
requisite; props
relief
rail
repair
resentment; offence
touchy
take offence at each other
offend; upset
be offended
Renaissance
ground rent; rent
X-ray
repatriate
repertoire
rehearsal
tutor
report
=
=
loudspeaker
reputation
Russian; of Russia
Russian citizen
official
officially
republic
republican; national
restoration
restaurant
resource
time; order; turn
in order
as; in the capacity of
=
disorderly
in disorder
orderly; proper
ordinal
be regulated
regulate; put in order
audit; revision
inspector; auditor
rheumatism
revolution
revolutionary
=
rubber
reserve
reservoir; tank
residence
resolution
resonance
rhyme
Roman
ringtone
=
rhythm
rhetoric
satisfied; grateful
gratitude
satisfaction; consent
grand piano
Christmas
=
robotics
rock music
role
rum
camomile
novel
romantic
romance
romantic
romanticism
rhombus
company
roaming
=
socket
clan; tribe
clan-minded person
clannishness
rouble
steering wheel
Romanian
rupee
spirit
spiritual
spirituality
inspire
be inspired
carrot
infant; baby
racehorse
in accordance with
corresponding
respectively
discrepancy
conformity; accordance
match; identify
become matched
slightly; a little
just a little
a little later
greeting; hello
hi; hello
parcel
greet
well; healthy
hello
weeping willow
fashion; beauty
splendour
fashionable; elegant
dress smartly
fashion designer
dandy
inelegant
daybreak
Wednesday
mid-morning
moment; instant
unsuccessful
failure
successful
luck; success
April
seer; prophet
saukele; bridal headdress
ray; beam
radiation
architecture; magnificence
architecture
architect
tendon; sinew
absorb; instil
younger sister (of a woman)
soak in; be absorbed
be exhausted; stand stock-still
knock out; exhaust
saliva
lynx
quake; shake
shake oneself; shudder
shake; shake out
alkali
reference; link
point; refer; swing
gulp; drink eagerly
probably; it seems
match
stiffen; pack closely
Sirgeli
drizzle
drizzle
nit; vinegar
you
in your opinion
you all
plot; story
be unpicked; break up
reprimand
abuse each other; swear
unpick; reproach
sentence
utterance
talk with; converse
conversation
make speak; let speak
speak; talk
speech; speaking
speaker
thus; so
thus; so
in the meantime
do so
husked millet
juice; secretion; lymph
silver coin
bag
extinguisher; switch
put out; turn off
go out; be extinguished
shelf; finish
word; speech
undoubtedly
word combination
part of speech
talkative
talkativeness
word formation
dictionary
chatterbox
undoubted
certainly; undoubtedly
talkative; eloquent
verbosity
congress
thrust oneself in
petty thief
thrust in; stick in
falcon
dilute; thin
become liquid; thin out
liquid; thin
liquid
oats
knock flat
fall flat; lie stretched
outline; scheme
=
sultanate
beautiful
beauty
become beautiful
villain; sly person
sly; wicked
horror; atrocity
terrible
how awful
scoundrel
very beautiful
quite grey
index finger
look covetously; admire
grey
greyish
sort; variety
be selected
sort; select
look; appearance
be asked
demand
ask for oneself; ask leave
storm; horror
question
make inquiries
inquire
ask; request
inquiry; question
question mark
asker; petitioner
turn pale with anger
villain
stern
look stern
interview; conversation
converse; interview
be squeezed
squint; glimmer
peep; peer
Gypsy; Roma
squeeze; wring
fit in
jingle
jingle
ring; jingle
apparently; seemingly
one of a pair
single; unpaired
bride's farewell song
wail softly; sing farewell
whisper
whisper
rumour; sound
sybyzgy (flute)
reserved share of meat
accomplice
adjoining; associated
collusion; corruption
roll up one's sleeves
rustle
rustle
rustle
zip
scrape; strip off
gift
fit in; accommodate
capacity
worship; pray
fit together; be compatible
bonus; reward
gift; prize
mutual respect
respect each other
give as a present; respect
sweet curd
preen; be coated
plaster
plasterer
plaster; smear
sluggish
babble; tinkle
tinkle; murmur
tinkle; babble
giggle; laugh merrily
elegant; coquettish
pretext
make excuses
limp slightly
wire
grace; shapeliness
slender; graceful
criticism; test
adjective
review; criticism
challenge
fragile
critic
criticality
class; grade
class teacher
classmate
broken
fracture; fragment
bone-setter
be tested; be criticised
sample
mercury
test; trial
test each other
test; criticise
break
break
broom
be swept off
sweepings
broom
sweep; strip off
polite; courteous
courtesy
politeness
be polite
giggle
like
creak
creak creak
creak; squeak
yurt door
satire
satirist
satirise; mock
secret; mystery
character; nature
slide; shift
earring
skating rink; slide
slide about; toboggan
slide; skate
slide; slip
lyrical
beer
confidant
share secrets
paint; enamel
quilted felt rug
accordion; clarion
ache
illness; patient
ill
sickly
fall ill
outside; exterior
outerwear
outer; external
outwards; outside
outside
from outside; in absentia
from outside
quilt
quilt; stitch
slip away
squash; crush
ruler
whistle
be drawn; be modest
line
hyphen; dash
scratch; crack
drawing; diagram
ache; smart
draw; draw a line
shade; shelter
dacha; summer cottage
park
rest in the shade
politics; policy
politician
political science
political
hunter with birds of prey
falconry; hunting
travel
traveller
travel
mirage
longing
miss; long for
chewing gum
river mouth; estuary
cling to; stay near
tomb; vault
hour; clock; watch
watchmaker
crack; gap
deaf person
deaf
deafness
mushroom
ring out; speak resonantly
run about; search everywhere
soap
patience; composure
patient; calm
calmness; restraint
impatient
large leather vessel for koumiss
beat; thrash
straw
sabantuy festival
Sabantuy festival
lesson
continuity
be connected; succeed
thread a needle
beat; whip
sabotage
ransom; offering
bow
alms
=
ravine
corresponding to; in keeping with
every; each time
contest; tournament
compete; contend
elected, elective
be elected; equip oneself
election
elect
voter
tool
clown
make merry
sing as a bird; chatter
website
devil
saxophone
paralysis; raft; sal (troubadour)
wandering artist
life of a troubadour
salute; fireworks
deposit; contribution
depositor
be built; be put
tax
tax
compared with
be compared
comparative; relative
comparison
compare
branch; field; sector
well
sloppy
dangle
salad
decency; blessing
healthy; wholesome
healthy way of life
hang down; droop
rattle
rattling and roaring
clatter
consequence
napkin
sedate; respectable
weight
weighty; serious
weightiness; poise
weigh; ponder
salon; cabin
cool
coolness; coldness
get cool
custom
customs and traditions
customs and outlook
solemnity; triumph
solemn
put; build; insert
soar
Samruk (mythical bird)
cedar; larch
temple (of the head)
breeze
adobe; chopped straw
samovar
samovar
=
summit
scooter; kick scooter
dump truck
samsa (baked pasty)
stand in rows
number; thigh
numeral
consciousness
consciousness
conscious
be considered; be counted
enumerate
counting rhyme
census; count
unconscious
take into account; reckon with
category; rank
intellectual
sanatorium
count; consider
numerical; digital
chest; trunk
delirium; nonsense
rave; talk nonsense
sandals
wander in vain; rave
orderly; paramedic
sanitation
sanction
countless
plumber
centime
centimetre
handle; ranks
bright yellow
perfectly healthy
ladle and pour
quality
high-quality
good quality
qualitative
journey; trip
travelling companion
poor-quality
sapper
high felt-lined boots
fit a handle; line up
Saka; Scythian
cautious; careful
loud laughter
guard; policeman
chatter; laugh loudly
beard
bearded
lisping; mispronouncing
ring
good listener; knower of lore
caution
be kept; be preserved
fuse; safety device
insure; warn
be careful; beware
policy holder
keep; preserve
yellowish
yellowish
turn yellow
gopher; souslik
yellow
wasp
butter
jaundice
wait long in anguish
garlic
tune; motif
whey; lymph
stingy
stinginess
pinafore dress
palace
sort; differentiate
examination; assay
expert; analyst
expert examination
examine; do expertise
soldier
commander
commander-in-chief
sardine
Sarmatian
chant monotonously; lament
be exhausted; drain away
waterfall
gush; rush noisily
leftovers from a feast
drain; use up
be worn out by waiting
smack; crack
crack crack
clatter; crack
stinking
panic; be flustered
be at a loss; panic
stink; rot
ladder; rung
sales
be sold; sell out
buyer; customer
satire
satirical
traitor
treacherous
betrayal
selling
sell
seller
healthy
goodbye; stay well
goodbye
recover; get well
milkmaid
entertainment
heal; make healthy
magpie
armour
question; inquiry
questionnaire; survey
written question
literacy
illiterate
illiteracy
literate
literacy
make literate
trade
trade; bargaining
trader; merchant
bargain
sell; trade
breeding ewe; health
pour; stream
=
finger
milk
steppe; desert
stage
stage
clay; melody
carp
frown; become gloomy
clayey; melodious
composer
stage; scene
script; scenario
screenwriter
ice floe
showing; session
because; the reason is
drizzle; splash
reason; cause
because of
basket
sprinkle; sow
eight
=
safe
Tuesday
seismologist
seismology
like; similar to
it seems
jump; leap
jump
section
hop; skip
freckle
secretary
secretariat
eighty
saxaul
sect
sector
second
mudflow
become sparse
selection; breeding
plant breeder
feather grass
selfie
saltpetre
start; shudder
shaking
shake; tremble
gap; defect
indifference
start
fatten
grow fat
fat
semantics
semester
=
seminary
sword
wither; atrophy
you
in your opinion
belief; trust
reliable; confident
reliability; confidence
confidant; proxy
unreliable; uncertain
distrust
power of attorney
senate
=
Saturday
clean-up day
convince; assure
wander aimlessly
you all
credulous
credulity
sensation
sentimentalism
believe; trust
believer
very fat
=
separatism
=
grammatical case
decline a noun
declension
seri (troubadour); bon vivant
companion; satellite
partner
partnership
become companions; partner
spring (device)
sergeant
Serb
stand erect and tall
serenade
surfing
refresh
alert; vigilant
alertness; vigilance
freshen up; be refreshed
series; episode
TV series
lead goat; leader
swing; brandish
upswing; breakthrough
be shaken off; cheer up
elastic
impetus; drive
hairpin road
shake off; throw back; push away
vow
certificate
walk; stroll
stroll
=
service
tableware set
be afraid; be wary
session
fray; begin to break up
suspicion; premonition
suspect
be felt
feeling
sensitive
sensitivity
feel; be aware of
sensitive; perceptive
sensitive
season
feel; sense
sphere
sphinx
ink
like; as if
it seems
urinate
look; appearance
cow
cowherd
cigar
cigarette
=
silicate
silhouette
symphony
symmetry
symposium
symptom
simulator
symbol
symbolic
syndicate
syndrome
synonym
forecaster
syntax
synthesis
sine
synchronise
synchronisation
Zionism
grope; stroke
character; feature
be described
description; characterization
describe; characterise
description
stroke
magic
magician; sorcerer
magical; enchanted
bewitch
shin; leg
rare
rarely
lilac
siren
thin out
become rare; thin out
syrup
system
spacesuit; diving suit
scalpel
scandal
scanner
scan
skateboard
Scythian
adhesive tape
screenshot
violin
violinist
script
sculptor
sculpture
motor scooter
borehole
public garden
slide
Slav
metalworker; fitter
=
Slovak
centimetre
smartphone
shift
sniper
snowboard
so much the more
be struck; be hit
winter slaughter meat
invitation to winter meat
war
bellicosity
fight; wage war
strike; ring; drop in; forge
slaughter; peel
union
after
end
last; recent
last; latest
for the last time
afterwards; after
at the end; finally
later; in a while
socialism
sociologist
sociology
society
socialist realism
baking soda
from there; since then
then; after that
after that; then
cudgel
brawl; violence
left
that; that very
for that reason
for that; therefore
just then
to the left
so; like that
in that way
soldier
soloist
sway; sob
north
northern
wither; fade
nut (for a bolt)
sum; amount
create; shape an image
so much; so many
so; that much
to such an extent
so much
so; thus
at the same time; moreover
besides; along with that
horsefly; gadfly
after that; then
=
that distant one
therefore
there; then
even so; still
such; like that
also; as well as
sonnet
sufi
stick up oddly
oval
blind
blind person
blindness
plough
path; trail
blow; strike
collide
bump into; pick a quarrel
have struck; bump
salt marsh
pump
flow in streams
stick up lankily
saltwort
outrage; absurdity
poor wretch
wretched
broth; soup
saline land
suck
then; after that
sausage
court; trial
mischievous; rowdy
be convicted
defendant
try; sentence
sauce
council; soviet
state farm
stretch; drag out
drawn-out; protracted
elastic; chronic
chronic nature
stretch; last
stretch; drag out
=
spaghetti
=
spasm
specialist
play; performance
spectrum
speedometer
speaker
=
spirit; alcohol
=
=
athlete
sports
gym
=
satellite
stewardess
length of service
trainee
stabilisation
inpatient department
stadium
stagnation
glass
station
standard
standardisation
standardise
machine tool
station; power plant
glass
=
start-up
statistics
statue
=
steak
stand; display board
stapler
=
stereotype
sterilisation
style
stimulus
scholarship
scholarship holder
table; desk
dentist
dentistry
strategist
strategy
strategic
stratosphere
=
stream
structure
=
studio
water
wet
soaking wet
water; irrigate
water carrier
=
cold
cold
coldness
marmot
be pulled out; slip out
pull out; draw
cool
cowardly
be watered; be irrigated
irrigated
water; irrigate
irrigation
watering place
subject
fountain
subsidy
subtitle
subtropics
judge
rustle; talk glibly
suffix
sulphate
watery
get wet
wet; moisten
ice-cold
superleague
=
reservoir
picture; drawing
artist; painter
artist; master
depiction
depict; describe
rustle; flow smoothly
drink; beverage
quench one's thirst; imbibe
waterless
marten
slip; slide like sand
hydrogen
hydrogen
cool down
souvenir
sovereignty
traffic lights
sweater
sandwich
scheme; diagram
love; kiss
icicle; lance
dip; make dive
dive
diver
loin meat; fat
favourite; beloved
reward for good news
be pleased; delight
love; affection
kiss each other
bone
bony
wart; corn
span (measure)
support; accompany
support; prop
lean; rely
support; prop
charming; lovable
rub oneself against
rub against
be dragged
drag
admire; delight in
leech
frame; skeleton
trace; carcass
towel
look wretched
circumcision; sunnah
dried smoked meat; grey
stumble
old bachelor
surah
beaten track
plane (tool)
plane
exile; persecution
trail; silage
smoke-cure meat; ensile
antimony; eye-paint
wipe oneself
wipe; rub
live out; spend
milk
mammal
milk-free
milky; dairy
milky-white
be strained; be languid
strained curd
typhus; typhoid
strain; butt; skim
God; Tengri
Tengrism
crown
Tajik
experience; experiment
experienced
practical; experimental
inexperienced
appetite
hush; enough
proud; arrogant
haughtiness
upbringing; teaching
upbringing and education
mentor; tutor
mock; ridicule
complete; graduate
characteristic of
body; flesh
impressed; delighted
very sweet
slippers
in detail
explain in detail
like; resembling
it seems
upbringing
kindergarten teacher; educator
well-mannered
educational
be brought up
ward; pupil
bring up; educate
ill-mannered
plate
confiscate
order; discipline; rule
undisciplined
disciplined
disciplinary
method; way
sweet
sweets; sweet thing
folk healer
decent; fairly good
repentance
risk
dependent
possessive form
dependence
possessive declension
independent
independence
day and night; twenty-four hours
daily; diurnal
be sewn; be fixed on
sewing
tailor; seamstress
seam; stitch
sew; plant; stake
steep; upright
right angle
helicopter
rectangle
rectangular
straight; upright
directly
direct
live broadcast
thorn
upright; directly
be startled; take fright
straighten; set upright
tongue; language
linguistics
slice
cut into strips
reporter; linguist
obedient
disobedient
linguistic
talk with
abuse verbally
wish
well-wisher
beg; ask for
wish
interpreter
dumb; wordless
linguistics
linguist
slit; slice lengthwise
sniff about; search
search (by police)
computer mouse
bolt upright
very much alive
even; altogether
even
even; altogether
alive; living
alive
revive; resurrect
come back to life
life; existence
support; prop
rest against; come up against
prop; rest against
prop; support
registration entry
account; registration
be registered
trailer
combination; phrase
collocation; combination
combine; string together
combine
registration
register; attach
life; living; doings
tooth
bite
pliers
shudder; be irritated
tremble; be shocked
line up
list
chain; series
string; list
knee
kneel
rein
rein in; curb
string; line up
tulip
tuning
surroundings; vicinity
hang around; circle
be overturned
revolution; coup
revolutionary
overturn; turn upside down
hill; top; ceiling
hillock
brawl; fight
pugnacious
brawler
fight; brawl
beat on the head
big male dog
spill; pour
pour out; spill; shed
tokpe (strumming style)
young of livestock; offspring
give birth of livestock
khan's guardsman
payment
be paid
make pay
pay
original
passport; identity document
low
down; below
below
lower; reduce
go down; decrease
lower
mound
cause to hang over; threaten
hang over; threaten
place of honour; upper end
chairman
chairmanship
tore; nobleman
referee
judgement; arbitration
married woman's parental home
visiting one's parental home
move up to the seat of honour
four
the four kinds of livestock
four by four
fourthly
quadrangle
quadrangular; square
four together
among the four
the four of them together
grade four
chest; breast
anvil
bed
bedding
be spread; become practised
mat; rug
spread; lay out; pave
direct; straight
go straight; take a short cut
extraordinary; emergency
emergency
resistance (in төтеп беру)
withstand
patience; endurance
patient; enduring; resistant
tolerance; endurance
impatient
tolerate; endure
hoof; offspring
pedestal; perch
platform; doctrine
first; first-born
first-born
water lily; abyss
dumpling
fresh; unsalted
desalinate
conclusion
be formulated
conception; concept
formulate; conclude
conclude; restrain
white hawk
dead end
closed; reserved
become closed; come to a dead end
close off; lock
personality; figure
tuft; lock of hair
lock of hair
winged steed; racehorse
wrap oneself up
wrap up tightly; seal
fog
foggy
amulet; talisman
flu; cold
catch a cold
beak; muzzle
choke; suffocate
choke; smother
clear; limpid
be gloomy
sediment
let settle
settle; be clear; be full of
crystal-clear
exactly; straight
exactly straight
carp
stump
seed; breed
heredity
heredity
hold down; suppress
hang one's head; stoop
standpoint; aspect
resident; inhabitant
residential
housing
erect; make stand
radish
figure; build
standing; stance
paralyse; weaken
be paralysed; collapse
parking; stand
unstable
instability
permanent; stable
stability
stabilise
stabilise
stay; settle down
stable; constant
unstable; fickle
everyday life; way of life
domestic; household
coarse; vulgar
shape; build
let alone
stand; live; get up
place near; time
from all sides
hobble; fetter
hobble; fetter
tusaukeser; launch; presentation
compass
embroidered wall carpet
hint; allusion
hint; allude
wallpaper
contemporary
stammer; become dim
eclipse
be eclipsed; falter in speech
be consumed
consumption
consume; use
consumer
ignition
catch fire
whole; entire
as a whole
integrity; wholeness
as a whole
merge; become whole
light; set fire
prisoner; captive
be arrested
arrest; capture
handle; mainstay
all of a sudden
regard as; hold
salt
snare
salty
sauce; gravy
be salted
become salty
salt
unsalted
hide; be crammed
cork; plug
plug; cork
dense; tight
become denser
compress
stuff; hide
forbid; restrain
virgin land
spy
be rested; recover strength
fertilizer
fertilise; rest
listening skill
be listened to
listener
listen
listener
strum; twang
mouse
stop; refrain
ban; prohibition
forbid; ban
lack of restraint
rear; home front
mystery; secret
too
at least
windless; close
fur hat with ear flaps
rest; relax
quiet; calm
quietly; calmly
restless
be restless; worry
silence; calm
calm down
calm; soothe
rest
breath; breathing
punctuation mark
daily life
without stopping
thoroughness
accomplish; get done
stop; settle; breathe
completely quiet
patter
be impatient; twitch
patter; flounder
tap; click
tap tap; tick-tock
tap; tick
fidget; be impatient
pester; be fussy
cholera
try; strive
frown; pout
strive; clamber
rake
rake; scratch
crane
scratch about
nail; claw
quotation marks
scratch
slight movement
drip; tap
drip drip
scar
outside; beyond
cover; outside
outside
rustle; patter
outside
cover with cloth
also; and; even
handrail; support
stick; staff
approach; near
shortly; in the near future
recently; soon
shallow
again; also; more
savage; wild animal
wild; savage
again; once more
lesson; instruction
trainee
be pinned; be brought as a charge
be appointed
appoint; fix
shoe a horse
food; dish
food
patience
fate
put on; wear; pin
bow; homage
slip; deviate
dawn; morning
at dawn
morning
in the early morning
breakfast
bandage
wonder; marvel
amaze
be surprised
be bound; be imposed
marvel; wonder
sign; brand; symbol
icon, small sign
mark; brand
palate
be chosen
selected works
amazement
be amazed
choose; elect
in the morning
morning
morning
raspberry
daybreak
at early dawn
rarity; novelty
bind; bandage; impose
be found
herd of cattle
worship
worship
worshipper; fan
income; success
accusative case
successful; profitable
hand over; entrust
be reunited; find each other
coffin
frying pan
pan-baked bread
gloat over
threshold
sole; foot
persistent
persistence
be persistent; dig in
dish; platter
saucer
nature
natural history
natural
naturalness
pill
table; chart
scoreboard
find; earn; give birth
stool
yearling foal
slide; slip
slippery
shallow
typhoon
taiga
young camel
half; time
time-out
timer
tribe
huge cauldron
behave saucily; run wild
flinch; shy away
be arrogant
taxi
tact; beat
tactics
willow; twig; single hair or stalk
taste; preference
discerning
lack of taste
fibre
get tired
swoon; feel faint
many times; many
many a; so many
talent
talented
be plundered
demand; requirement
applicant; entrant
aspiration
strive; aspire
dispute; contest
dispute; compete for
plunder; bite in a pack
slim; delicate
be analysed
analyse
analysis
epilepsy; fainting fit
faint; weaken
queue slip; coupon
striving; attempt
strive; flutter
discussion; brake for hide
be discussed
discuss
ground roasted grain
smash; crush
become numb; get tired
drop
drip
root; vein; pulse
pulse-taking healer
take root
sworn friend
August
drip; kindle
marvel; spectacle
wonderful
splendidly
admire; watch with pleasure
towards; nearer to
food; throat
feed
eat; have a meal
nutrition; eating
smack one's lips; relish
drip
be recognised; become known
cognition; knowledge
well-known; popular
popularity
educational; cognitive
acquaintance
familiar
be introduced
introduce; acquaint
get acquainted
make known; show
heifer
tandoor oven
=
=
=
know; recognise
deny; disown
exactly; just
quite bare
very narrow
spotless
scarce
shortage; deficit
budge
short; stumpy
pistol
resourceful; witty
wit; resourcefulness
be entrusted; be handed in
order (for goods)
task; assignment
hand in; entrust; take an exam
be trampled
trample; flatten
cliche; stereotype
throne
odd
knock; talk sharply
bare; bald
topic; heading
shoe a horse
come near; run up against
bring close; shoe a horse
skullcap
rhyme for recitation; saying
speak in rhymes; recite
my lord
board; blackboard
plank; board
tablet; plate
devout person
pious
piety
narrow; tight
millet
be in straits
narrow
become narrow
circulation; print run
spread; be distributed
branch out
ram
comb one's hair
side; party
comb
cockroach
be distributed; be disbanded
distribute; spread
disperse; spread; comb
chapter
scales
weigh
tariff
history
historian
historical
historiography
narrowness; tightness
grey horse; master
clause; branch
subparagraph
=
strike with forelegs
bang
bang bang
attraction; gravitation
be drawn; be attracted; recede
attractive
unattractive
shy; hesitant
shyness
hold back; hesitate
contest; struggle
close-fought; tense
struggle; tug at each other
nearly
drawer
tug repeatedly
pull; attract; smoke
gift; pulling
suffer need; be short of
stone
Stone Age
stonemason
transportation
be transported
transport
transportation
carrier
clatter
clatter of hooves
clatter
clatter; stamp
paved highway
hard-hearted
cover; shelter
hide oneself
hide behind
tortoise; turtle
heartless
tape; strip of leather
flood
flood; surge
stony
stone-cold; rock-hard
be thrown
throw; abandon
carry; transport; overflow
Tatar
in Tatar
taste
be worth; taste of
friendly; harmonious
tattoo
concord
make peace
mountain
hen; chicken
peacock
use up; exhaust
goods
mountainous
run out; end
mountain goat
bald or scabby person
bald
tazy; Kazakh greyhound
clean; pure
cleanliness; purity
clean
cleaner
cleanse; purify
become clean
also; and; even
equal
equal; half a load
sea
sailor
spotted
equality
equation
become equal
equalise; balance
become equal
compare; equate
simile; comparison
tenge; coin
be balanced
balance
balance; equate
equality of rights
deem equal
inequality
sway; rock
brake
be braked; be restrained
brake; restrain
theatre
theatregoer
theatrical
saddle skirt
deep emotion
move deeply
be moved; be agitated
kick each other
kick
apparently; probably
free of charge
free of charge
originally; by nature
smooth; even
all; without exception
all; entirely
basin; bowl
large bowl
wheel; pulley
force; drive
only
origin; lineage
stop it; hush
cube
billy goat
patterned felt rug
standoff; confrontation
tequila
be checked
check; inspect
check; inspection
text
nobility of birth
plot
television channel
television
telephone; phone
telegraph
telegraphist
telegram
TV channel
telethon
telescope
teletype
television
television
television series
gaze longingly
ascribe; make a young suckle another
iron
smith
railway
railway worker
reinforced concrete
iron-hard
Pole Star
topic; theme
timbre
tobacco; cigarette
tempo; pace
=
temperature
tendency; trend
=
=
=
naughty
theorem
theorist
theory
theoretical
exactly equal
perfectly smooth
very deep
balance; equilibrium
kick; oppression
pedal
kick repeatedly
stamp one's feet; be aggressive
sweat
skin; hide; leather
picking; typesetting
picker; cotton picker
wrongly; turned away
north side
deny; negate
physician; GP
therapy
oscillation; vibration
swing; sway
rock; swing
rock; swing
deep
depth
deepen
deepen
poplar
window
investigation
investigate; interrogate
investigator
sweat cloth; undershirt
sweat
didactic song; selection
term
=
terminology
thermometer
thermos
territory
=
=
terrorism
pick; type; collect
hole
holed; leaky
stare; be pierced
punch; awl
=
test
pierce; drill
lever; mechanism
next-born sibling
technician
technology; equipment
technical
technical school
technologist
technology
technological
technology park
fast
quickly; soon
as soon as possible
very quickly
more quickly
speed up
speed up; hurry
dried dung fuel
thesis; point
pah
tenge
unreliable
thorough; solid
make firm; consolidate
effective; profitable
efficiency
ineffective
squirrel
must; ought to
accordingly
proper; due
touch; offend
touch; be hit; fall to
tiyn; small coin; kopeck
Tibetan
belonging, due
load (goods)
touch; cause
type
print run
tyrant
titanium; titan
title
philistine; parasite
meet; merge; cross
drench; bathe sheep; pour in
nine
togyzkumalak (board game)
buckle
riverside forest; grove
fill out
pond; reservoir
eat one's fill
refrigerator
chill
stubborn; callous
bend over; bow low
freeze; be cold
gooseberry
ankle
crowd; mob
good heavens
feast; celebration; wedding
festivities
insatiable
insatiability
gorge; be sated
opening song of a feast
be celebrated
celebrate
repel; blunt
banquet hall
electric current
turner
=
deep feeling; anxiety
worry; make think
be agitated; ponder
labour pains
be in labour
ponder; twist
reflective poem; meditation
full
completely
be filled out; become stout
full; complete
plump
be in full bloom
be supplemented
complement; supplement
fully
object (grammar)
giant
incessant
incessantly
cease; abate
wave
wave; ripple
be agitated; wave
be filled
fill; fill in
be filled
volume
falcon's hood
hummock; stump
tomato
bulge; become plump
be sulky; frown
fur coat; sheepskin coat
be robbed
rob
robber
tonne
tonnage
group
in groups
quite full
inference; guess
soil; earth
throng; crowd noisily
commotion; sheep plague
flood
dull; obtuse
topography
place name
hinge
be grouped
collection; series
grouping
unite; group together
group; gather
full; sated
woodpecker
be woven
saddle cloth
knitwear; textile
weaver
stagnation
stagnate
bun; small loaf
meet; converge
junior wife; hornless animal
complacency
mallet; beater
ninety
quarter of a year
yearling sheep
stop; wait
dwell on; stop at
decision; stop
come to a halt; mature
be stopped
stop; cease
stop; halt
stop; pause
non-stop
non-stop
weave; knit
knitting; weaving
net; cage
fine silk
sparrow
bay
despair; be downhearted
piglet
node, junction
checked
net; surround; veil
brake
torpedo
silk
leather flask
cake
lie in wait; prowl around
hesitate; get blocked
unexpectedly
surprise gift
feel estranged; be unused
jam
dammed pond
barrier
wooden bowl
toaster
await; hold out; block
rust
oxidise; tan
oxide; rust
parrot
reduction (chemistry)
rust
worn-out
pollen; dust
hell
sinner in hell
wear out
wear out
truffle
trick; stunt
trajectory
tragedy
tragic
treatise
tractor
tractor driver
tram
trench
transformer
broadcast
=
transit
highway; route
mourning
trailer
tracker
exercise machine
exercise machine
=
coach
training
rostrum; stand
trigonometry
tights; knitted wear
knitwear
thriller
=
=
trilogy
trillion
trophy
=
thrombus
tropics
pavement
pipe
telephone receiver; pipe
underpants
hush
banner; flag
give rise to; cause
relative; kin
native land
birthday
mascara
work; derivative
derivative
generate; cause
arise; originate
felt side cover of a yurt
relative
related; kindred
relative
kinship; brotherhood
kinship
kindred
become related
tuberculosis
give rise to; cause
shoes
dried hide
origin; nature
native; relative
bedside table
=
tuna
=
round; tour
straight; direct
straight; directly
about
concerning
straighten; align
chopped meat
to be frank
chop; slice
tourist camp
turbine
tourist
tourism
horizontal bar
tournament
be born; give birth; rise
ugh
Tuvan
te (tea, in southern Chinese)
tie; deduce
drive to despair
despair; lose hope
sneeze
eventually
root (of a word)
stub; receipt
down; fine wool
fundamental; radical
peninsula
let alone; not to mention
let alone
all; entirely
entirely
such and such
such and such a person
be accounted for
count up; recover what is lost
run out completely
use up entirely
contract; form a knot
knot; node; conclusion
résumé; summary
sum up; conclude
keyword
grain; pill
meet; converge
camel
camel herder
ostrich
thistle
button
camomile
pin; stab
pin
sensation; intuition
perceive; sense
knotty question
hair; nap; nothing
spit
hairy; shaggy
kind of livestock
graduate; alumnus
renew; hatch
moult; be renewed
fox
ten thousand; toman
night
midnight
all night long
felt cover of the roof ring
at night
by night
gloom
darken; become gloomy
spend the night
night; nocturnal
bottom; base
roots; origin
perfectly straight
ultimate; original
final; definitive
remote corner
original
original
bottomless
subconscious
in the long run
bind a book; get to the root
kind; type; appearance
Turk; Turkic
in Turkish
Turkmen
in Turkmen
shudder; be horrified
standing
Turgesh
Turkic person
Turkic
Turkic-speaking
Turkology
various; different
colourful; multicoloured
diversity
transform; diversify
vary; be transformed
prison
impulse; stimulus
poke repeatedly; nag
poke; nudge
roll up; lift a curtain
noon; colour; dream
miscarriage; abortion
receipts; yield
understanding; concept
unclear
clear; understandable
comment; explanation
misunderstanding
mutual understanding
understand each other
explanation; commentary
explain
understand
shooting (of a film)
be lowered; be filmed
lower; drop; film
midday; lunch
lunch
colourless
coloured
noon meal; south
fall; get off; get in
be furious; swell with rage
smoke
smoky
smoke
endure; card wool
ugh; how much
be lined up; be composed
improve; straighten out
be corrected
correct; fix
straighten; correct
straight
set up; compose
straight line
plot; station
promise
authorised person; commissioner
vizier
get worse; be aggravated
aggravate
roe; caviar
yurt roof pole
handful
hold in the hand; take a handful
toxic
colostrum
oh
preach; preach to
and peace upon you
worry
worry; grieve
be soothed
Uak
time
temporary
on time
crush; break small
crush; soothe a child
wow
Udmurt
phew
injection; shot
Ukrainian
in Ukrainian
=
poisonous
be poisoned
poison
unification
unitary
unitary structure
toilet bowl
university
massage; crumple
hurrah
uranium
urbanisation
urology
disposal; recycling
utopia
Vietnamese
waffle
carriage; wagon
vacancy
vaccine
currency
waltz
vampire
=
vanilla
bath
variant; option
watt
voucher
shift (away from home); watch
door attendant
vase
=
=
bill of exchange
vector
velodrome
bicycle
Hungarian
=
verification
vermicelli
helicopter
lobby
ham
=
veterinarian
=
vice-minister
vice-premier
vice-president
widget
=
video camera
quiz
beetroot salad
virtual
virtuoso
=
whiskey
=
stained glass
shop window
visa
vaudeville
vocals
station
tungsten
=
volleyball
volunteer
volcano
troop train; echelon
effect
air; broadcast
=
egoism
crew
ecologist
ecology
ecological
economy; economics
economic
economist
ecosystem
screen
excavator
excursion
tour guide
expedition
experiment
expert
exploitation; operation
exhibit
export
export
exposition
express
expressionism
ecstasy
psychic
extremist
extremism
equator
equivalent
exam
exotica
electricity; electric
commuter train
electrician
electric
electrify
electrode
electrolyte
electron
electronic
electronics
power station
electrical engineering
electric locomotive
=
elite
Hellene
ellipse
=
emblem
embryo
emigration
=
=
emirate
emission
emotion
encyclopaedia
encyclopaedist
power engineer
energy sector
energy
energy
enthusiast
enthusiasm
epicentre
epidemic
epigraph
epic
epilogue
epithet
episode
epic
epic
epoch
=
erythrocyte
erotica
erosion
Socialist Revolutionary
squadron
escalator
sketch
essay
relay race
aesthete
aesthetics
Estonian
variety stage; pop music
sketch; study
stage
ethics
etiquette
etymology
ethnic
ethnographer
ethnography
ethnographic
ethnos
interethnic
evacuation
tow truck
evolution
oh; eh
hub
news; message; broadcast
messenger; herald
informed; aware
message; notification
announcement
advertise; notify
get in touch
report; inform
lack of news
hadith
animal; beast
animal
zoo
zoo; menagerie
sage; wise man
Khakas
hacker
condition; state
condition; circumstances
state of affairs
people; nation
populist
international
popular; folk
halva
chameleon
=
khan's wife; queen
princess
lady; madam
khanate
ladybird
prince
chaos
true; just
about
character
letter; handwriting
secretary
secretariat
minutes; protocol
record; register
Khazar
hashtag
tale; story
tale; novella
chemistry
chemical
chemist
surgeon
surgery
hit
chlorine
all right; goodbye
fragrance
hobby
hockey
holding company
cholera
cholesterol
hall; lobby
choir
choreographer
choreography
Croat
hostel
reader, anthology
Christian
chrome; chromium
chronicle
chronology
hoodie
Halloween
heap up
peer; look closely
cave
bore; hollow out
three
three by three
for; in order to
thirdly
triangle
triangular
three together
among the three
the three of them together
blow on to cure; cast a charm
grade three; trio
trilingual
process
accelerator
intensify; accelerate
increase; grow stronger
crumble
crumbs; sawdust
agitation; admonition
agitator
agitate; exhort
grate; crush
house; home; building
homework
be heaped up
heap; pile
herd of horses; habit
fond of; attached
whirl; gather round
circle; club
twirl; spin
maple; willow
friction
rub against
rub
homebody
married
marry
marriage (of a man)
wedding
harmony; coordination
harmonious
harmony; consistency
be coordinated
coordinate; harmonise
match; harmonise
heap
crowd round
duck
get used; become familiar
learn; get used
learner
be taught; be tamed
teach; train
Uysun
homeless
owl; owl-feather charm
sentence; verdict
government
intergovernmental
governmental
grater
be delicate; flutter
share; contribution
contribute
equity holder
be distributed
distribution
distribute; deal out
distributor
share; divide up
example; model; pattern
exemplary
model
academic performance
manage in time; keep up
get bigger
be enlarged
enlarge; magnify
big; older
hope
candidate
hopelessness
give hope
hope
sound; voice
Indian; Hindu
American Indian
silently
silent person
keep silent
harmony
law of vowel harmony
harmonise; be consonant
appeal; address
call; appeal; utter
saving; economy
constantly; always
thrifty
economical
be saved
save; economise
silently
silence
audio cassette
very big
trend; tendency
dread; panic
alarmed; frightening
be terrified
frighten
skittish
shy; skittish
the Pleiades
be frightened; shy
blow; inflate
bean; kidney bean
bristle; be dishevelled
bark; blow
frostbite; frost
freeze; frost
icy wind
top; surface
one after another; more and more
upper; top
again and again
plateau
table
dominant
bonus pay
dominance; supremacy
allowance; surcharge
add; surcharge
adverb
get frostbitten; freeze
iron (for clothes)
iron
comma
felt roof cover of a yurt
break
uninterrupted
be torn; break off
excerpt; fragment
long impatiently; strive
outstanding; best
by fits and starts
continuously
continuous
stirrup
close companion
tear; pluck; break off
insult; pain
anchor
poison; urine
fright
venomous
in need; urgent
need; shortage
towering
posterity; offspring
weight; malice
earthquake
sandpaper
speak roughly; snarl
evil
evil; villainy
flax; linseed
like an arrow
rocket
rush; speed
dungeon
whirr
dart; fly by
rush; whirr
ache
dash off; scurry
in vain
law
legal; lawful
legally
regularity; lawfulness
legalise
lawyer
legal
legislation
legislative
illegal
lawlessness
wife
secular
secularity
hall
cruel; tyrannical
damage; harm
era; epoch; times
modern
contemporary
at once
damage; injury
damage, to injure
lament; wail
charger
charge; be charged
charge (a battery)
wait in longing
damage; consequence
lamentation
lament; wail
thing; substance
noun
label
enjoyment; mood
plant; factory
retribution
factory; plant
cannon
feel dizzy
=
attention; mind
attentive
attentiveness; aptitude
inattentive
retirement; pleasure
pension
pensioner
zakat
shout at; rebuke
stretcher
zenith
gold thread; braid
look closely
get bored
mind; intelligence
comprehend; study
quick-witted; bright
jeweller
jeweller's craft
be researched
research; study
research; study
researcher
laboratory
intellectual
harm
harmful
pest
harmless
pilgrimage; visit
intellectual
=
cemetery
calamity
zone; area
zoologist
zoology
zoo
livestock specialist
huge; great
with difficulty
overstrain
grow; become big
enlarge
violence
violence
force oneself
by force
force; coerce
whizz
whizz; rush
emerald`;
