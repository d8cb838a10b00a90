// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `bus	автобус
author	автор
person; human being; man	человек
citizen; man of honour	гражданин
month; moon	месяц; луна
region; area	регион; область
difference	различие; разница
square; field	площадь; поле
front; fore part	перёд; передняя часть
Allah; God	Аллах
apple	яблоко
gold	золото
mother	мать
elder sister; mum; auntie	старшая сестра; мама; тётя
week	неделя
gap; interval; bee	промежуток; расстояние; пчела
island	остров
dream	мечта
back; rear	зад; задняя часть
back; north; support	спина; север; опора
food; meal; memorial feast	еда; пища; поминки
sky	небо
bottom; underside	низ; нижняя часть
capital city	столица
canteen; kitchen; dining room	столовая; кухня
horse; name	лошадь; имя; название
grandfather; forefather	дед; предок
air	воздух
district; area	район; площадь
illness; disease	болезнь
hospital	больница
mouth	рот; уста
village; aul	село; аул
bear	медведь
foot; leg; end	нога; конец
footwear; shoes	обувь
elder brother; uncle	старший брат; дядя
kinsman; relatives	родня; сородич
tree; wood	дерево; древесина
money	деньги
mind; intellect; advice	ум; разум; совет
poet	поэт; акын
market; bazaar	базар; рынок
connection; link; communication	связь
wealth	богатство
child	ребёнок; дитя
fish	рыба
bank	банк
head; beginning; top	голова; начало; верх
boss; chief	начальник
leader; head	руководитель; глава
hero; warrior	батыр; герой
brother; kin; liver	родной брат; сородич; печень
price; grade; value	цена; оценка
programme	программа
direction	направление
garden; luck	сад; счастье
garden; kindergarten	огород; детский сад
happiness	счастье
peace	мир
Thursday	четверг
face; page; surface	лицо; страница; поверхность
bi (judge); dance	бий; танец
power; authority	власть
height; stature; body	рост; стан; тело
future	будущее
knowledge; education	знание; образование
today; this day	сегодня; сегодняшний день
cloud	облако; туча
room	комната
part; piece	часть
department; section	отдел; раздел
video	видео
gas	газ
newspaper	газета
flower	цветок
steppe; outdoors	степь; улица
development	развитие
spread table; tablecloth	дастархан; накрытый стол
voice; vote	голос
body	тело
health	здоровье
deputy	депутат
level	уровень
director	директор
doctor	доктор
dollar	доллар
dombra	домбра
ball	мяч
friend	друг
sound	звук
religion	религия
Monday	понедельник
shop	магазин
world; things; wealth	мир; свет; имущество
notebook	тетрадь
degree; level; rank	степень; уровень; ранг
doctor	врач
tradition	традиция
epoch; period	эпоха; эра
country; people	страна; народ
man; hero; saddle	мужчина; герой; седло
peculiarity; feature	особенность
man; male	мужчина; самец
freedom	свобода
fairy tale	сказка
tomorrow; morrow	завтра; завтрашний день
lip	губа
account; calculation; report	счёт; расчёт; отчёт
door	дверь
name; noun	имя
meat; flesh	мясо; плоть
goat	коза
labour; work	труд
summer	лето
writer	писатель
soul; living person; side	душа; человек; бок
animals; living creatures	животные; живые существа
all sides; surroundings	все стороны; округа
family	семья
half	половина
competition	соревнование
light; hernia	свет; грыжа
age; year of life; tear	возраст; годы; слеза
enemy	враг
answer	ответ
shore; coast	берег; побережье
situation; condition	положение; состояние; условие
side; jaw	сторона; челюсть
news; novelty	новость; новшество
rain	дождь
Sunday	воскресенье
wind	ветер
fruit	фрукт; плод
land; earth; place	земля; место
elder brother's wife	жена старшего брата; сноха
meeting	собрание
gathering; meeting	собрание; сбор
road; way; line	дорога; путь; строка
companion; comrade; spouse	товарищ; спутник; супруг
plan	план
magazine; journal	журнал
journalist	журналист
year	год
horse	лошадь
young man; fellow	парень; джигит
system	система
heart	сердце
star	звезда
Friday; week	пятница; неделя
egg	яйцо
work; job	работа
worker	рабочий
people; public; abandoned campsite	народ; люди; стойбище
era; epoch; times	эпоха; времена
thing; substance	вещь; предмет; вещество
law	закон
owner; master	хозяин; владелец
institute	институт
internet	интернет
dog	собака
time; moment; occasion	время; момент; пора
period; stage	период; этап
daughter-in-law; bride	невестка; сноха
agreement	соглашение; согласие
chest; breast	грудь
evening; party	вечер
kilogram	килограмм
kilometre	километр
cinema; film	кино
clothes; clothing	одежда
class; classroom	класс
team; command	команда
computer	компьютер
concert	концерт
key	ключ
person; someone	человек; лицо
book	книга
library	библиотека
autumn	осень
kui (instrumental piece); state; tune	кюй; состояние; мелодия
husband; son-in-law	муж; зять
silver	серебро
day; sun	день; солнце
strength; force	сила
enterprise	предприятие
eye; source	глаз; источник
shirt; dress	рубашка; платье
spring	весна
lake	озеро
transport; vehicle	транспорт
help	помощь
bridge	мост
neighbour	сосед
street	улица
mood; heart; spirits	настроение; душа
litre	литр
fat; oil; butter	жир; масло
livestock; cattle	скот
specialist	специалист
profession; speciality	профессия; специальность
love	любовь
car; machine	машина
meaning; sense	смысл; значение
proverb	пословица
aim; goal	цель
season; time	время; сезон
institution; office	учреждение
dwelling place; home	обитель; местожительство
address	адрес
school	школа
state	государство
holiday; festival	праздник
term; deadline; period	срок; период
metre	метр
brain	мозг
billion	миллиард
million	миллион
minister	министр
ministry	министерство
minute	минута
neck	шея
music	музыка
mister; gentleman	господин
example; fable	пример; басня
cat	кошка
duty; task	обязанность; задача
interest	интерес
opportunity; possibility	возможность
member; organ	член; орган
ice	лёд
nose	нос
teacher	учитель
culture	культура
meaning; essence	смысл; суть
issue; problem; question	вопрос; проблема
text	текст
bread	хлеб
market	рынок
relative on the mother's side	родственник по матери
basis; foundation	основа
grandchild	внук; внучка
thing; something	вещь; нечто
result	результат
province; region	область
thought; idea	мысль; дума
game; play	игра
forest	лес
middle; environment	середина; среда
centre	центр
place; seat	место
chair; stool	стул
Russian	русский
fire	огонь
family	семья
study; reading	учёба; чтение
pupil	ученик
park	парк
party	партия
president	президент
problem	проблема
programme; program	программа
per cent	процент
process	процесс
knife	нож
opinion	мнение
radio	радио
thanks; gratitude	спасибо; благодарность
republic	республика
time; order; turn	раз; порядок
novel	роман
clan; tribe	род; племя
lesson	урок
election	выборы
branch; field; sector	отрасль; сфера
custom	обычай
tax	налог
number; thigh	число; количество; бедро
consciousness	сознание
quality	качество
trade	торговля
finger	палец
politics; policy	политика
hour; clock; watch	час; часы
reason; cause	причина
feeling	чувство
Tuesday	вторник
second	секунда
Saturday	суббота
system	система
cow	корова
war	война
sport	спорт
student	студент
water	вода
picture; drawing	рисунок; картина
gift	подарок; дар
class; grade	класс
outside; exterior	наружная сторона; внешность
younger sister (of a woman)	младшая сестра (женщины)
bone	кость
milk	молоко
question	вопрос
greeting; hello	привет; приветствие
Wednesday	среда
moment; instant	миг; момент
word; speech	слово; речь
dictionary	словарь
sentence	предложение
nature	природа
demand; requirement	требование
food; throat	еда; горло
history	история
stone	камень
mountain	гора
goods	товар
dawn; morning	рассвет; утро
theatre	театр
television	телевизор
telephone; phone	телефон
iron	железо
window	окно
skin; hide; leather	кожа; шкура
technology; equipment	техника
technology	технология
tenge; coin	тенге; монета
sea	море
feast; celebration; wedding	той; праздник; свадьба
tonne	тонна
group	группа
soil; earth	почва; земля
relative	родственник
knee	колено
tongue; language	язык
wish	пожелание; желание
life; existence	жизнь; существование
tooth	зуб
camel	верблюд
night	ночь
kind; type; appearance	вид; сорт; внешность
noon; colour; dream	полдень; цвет; сон
salt	соль
resident; inhabitant	житель
experience; experiment	опыт; эксперимент
upbringing	воспитание
order; discipline; rule	порядок; дисциплина
independence	независимость
place of honour; upper end	почётное место
chairman	председатель
bed	постель; кровать
time	время
university	университет
faculty	факультет
film	фильм
form; uniform	форма
football	футбол
news; message; broadcast	новость; известие; передача
people; nation	народ; население
khan	хан
lady; madam	госпожа; дама
letter; handwriting	письмо; почерк
tea	чай
measure; event	мера; мероприятие
economy; farm; household	хозяйство
hair (of the head)	волосы
edge; outskirts	край; окраина
mother	мать; мама
decision; solution	решение
truth	правда; истина
grass; hay	трава; сено
dish; vessel	посуда; сосуд
economy; economics	экономика
energy	энергия
younger brother	младший брат
matter; deed; work	дело; работа
inside; stomach	нутро; внутренность; живот
scientist; scholar	учёный
century	век; столетие
building	здание
science	наука
life; lifetime	жизнь; век
wall; rib	стена; ребро
Kazakh	казах
grief; sorrow	горе; печаль
city; town	город
pen	ручка; перо
blood	кровь
snow	снег
finance; funds	финансы; средства
stomach; belly	желудок; живот
younger sister (of a man)	младшая сестра (мужчины)
eyebrow; side; enemy	бровь; рядом; враг
quality; virtue; holiness	свойство; качество; святость
wolf	волк
mistake; error	ошибка
relation; relationship	отношение; связь
danger	опасность
paper	бумага
movement	движение
difficulty	трудность
sheep	овца
hand; arm; army	рука; войско
guest	гость
fund; stock; reserve	фонд; запас
society	общество
joy	радость
power; energy	мощь; энергия
daughter; girl	дочь; девочка; девушка
service; duty; job	служба; услуга; работа
employee; worker	сотрудник; служащий
koumiss; fermented mare's milk	кумыс
winter	зима
God	Бог
ear	ухо
sand	песок
respect; honour	уважение; почёт
construction; building	строительство; сооружение
bird	птица
right; law	право
house; home; building	дом
government	правительство
example; model; pattern	образец; пример
hope	надежда
top; surface	верх; поверхность
table	стол
organization	организация
son; boy	сын; мальчик
nation; ethnic group	нация; народ
generation; descendant	поколение; потомок
teacher; mentor	учитель; наставник
proposal; offer	предложение
aeroplane	самолёт
literature	литература
habit; custom	привычка; обычай
grandmother	бабушка
woman; wife	женщина; жена
father	отец
akim; mayor; governor	аким
akimat; local administration	акимат
world; universe	мир; вселенная
song	песня
singer	певец
elder sister	старшая сестра
action	действие
letter (of the alphabet)	буква
army; troops	войско; армия
dynasty; clan	династия; род
story; conversation	рассказ; разговор
change	изменение
river	река
representative	представитель
poem; song	стихотворение; песня
land; region; province	край; область
death	смерть
life	жизнь
production; industry	производство
art; skill	искусство; умение
product; yield	продукт; продукция
growth; increase	рост; прирост
lie	ложь
region	край; регион
honour; prestige	честь; авторитет
car	автомобиль
agent	агент
agronomist	агроном
honesty; loyalty	честность; верность
humanity; morality	человечность; нравственность
lawyer	адвокат
administration	администрация
citizenship	гражданство
suffering; torment	мучение; страдание
minority	меньшинство
food; provisions	пища; провизия
foodstuffs	продовольствие; продукты
mirror	зеркало
surroundings	окружение; окрестность
circulation; turnover	оборот; обращение
ayran	айран
aitys (poets' contest)	айтыс
guilt; fine	вина; штраф
fine	штраф
stallion	жеребец
shout	крик
academician	академик
academy	академия
account	аккаунт
act; deed	акт
actor	актёр
actress	актриса
share; campaign	акция
palm (of the hand)	ладонь
pear	груша
altybakan; swing	алтыбакан; качели
subtraction; taking	вычитание
thanks; gratitude	благодарность
necklace	ожерелье
valley; tract	долина; массив
means; way; operation	средство; способ; действие
trust; pledge	аманат; доверенное; залог
questionnaire	анкета
ensemble	ансамбль
oath	клятва; присяга
definition; reference	определение; справка
auntie; female teacher	тётя; учительница
disaster; accident	авария; катастрофа
orange	апельсин
scorching heat	зной
conscience; honour	совесть; честь
vodka	водка
cart	телега
army	армия
channel; riverbed	канал; русло
barley	ячмень
artist; performer	артист
advantage	преимущество
spirit of the ancestors	дух предков; аруах
archive	архив
architect	архитектор
architecture	архитектура
complaint; application	жалоба; заявление
lion	лев
rope; lasso	верёвка; аркан
argali	архар
cook	повар
instrument; tool	прибор; инструмент
postgraduate	аспирант
mountain pass	перевал
asyk; knucklebone	асык; альчик
stomach	желудок
kitchen	кухня
parents	родители
ancestors	предки
kinsman of one forefather	родственник по отцу
title; fame	звание; слава
atmosphere	атмосфера
atom	атом
translation	перевод
translator; interpreter	переводчик
yard	двор
hall; living room	прихожая; гостиная
situation	положение; обстановка
hunger; famine	голод
anger	гнев
airport	аэропорт
frost	мороз
stop (bus)	остановка
uncle; male teacher	дядя; учитель
truth	истина
February	февраль
information	информация
elder; aksakal	аксакал; старейшина
payment; pay	плата; оплата
end	конец
swan	лебедь
wild animal; game	зверь; дичь
hunter	охотник
hunting	охота
legend	легенда
valley	долина
ancestor; forefather	предок; прадед
rich man; bai	богач; бай
contest; observation	конкурс; наблюдение
bachelor	бакалавр
honey	мёд
kindergarten	детский сад
childhood	детство
chick	птенец; цыплёнок
wife's younger sibling	младший родственник жены
ballet	балет
point; mark	балл
axe	топор
calf (of the leg)	голень; икра
clay; mud	глина; грязь
fisherman	рыбак
hammer	молоток
banana	банан
bar	бар
thumb; finger	большой палец
snow leopard; course	барс; ход
headgear	головной убор
basketball	баскетбол
publishing house	издательство
stairs; ladder	лестница
initiative	инициатива; начинание
source; beginning	исток; начало
subject (of a sentence)	подлежащее
publication; edition	издание
board; department	управление; правление
management; administration	управление
blessing	благословение; бата
courage; boldness	смелость
heroism	героизм; отвага
west	запад
brother; kindred	собрат
baursak	баурсак
report; lecture	доклад
speaker; lecturer	докладчик
predicate	сказуемое
assessment	оценивание; оценка
traffic light	светофор
frog	лягушка
control; monitoring; observation	контроль; наблюдение
misfortune	несчастье
authority; prestige	авторитет; престиж
image; likeness	образ; облик
hardship; toil	тяжкий труд; мучение
grave; cemetery	могила; кладбище
station; stop	станция; остановка
waist; lower back	поясница; талия
belt	пояс; ремень
sign; mark	знак; признак; отметка
skirt	юбка
petrol	бензин
abundance; blessing	достаток; согласие
cradle	колыбель
wheat	пшеница
mare	кобыла
business	бизнес
businessman	бизнесмен
miss; young lady	барышня; девица
ticket	билет
biologist	биолог
biology	биология
exchange	биржа
dancer	танцор
height	высота
blog	блог
blogger	блогер
grown-up girl	взрослая девушка
boxing	бокс
steel	сталь
being; existence	бытие; сущность
chalk	мел
blizzard; snowstorm	буран; метель
debt; duty	долг
threshold; doorpost	порог; косяк
freedom; liberty	свобода
camel calf	верблюжонок
porridge	каша
paint; dye; colour	краска; цвет
steam; vapour	пар
joint; syllable; generation	сустав; слог; поколение
budget	бюджет
bracelet	браслет
forearm; wrist	предплечье; запястье
qualification	квалификация
association; union	объединение
unity; unit	единство; единица
graduate	выпускник
kidney	почка
side; flank	бок
wild strawberry; strawberry	земляника
golden eagle	беркут
calf	телёнок
order; command	приказ
spring; brook	родник; ручей
muscle	мышца
hail; pea; bean	град; горох; боб
corner; pepper	угол; перец
resolution; written instruction	резолюция
branch	ветка
deer	олень
bull	бык
horse race; prize	байга; скачки; приз
bet; wager	пари; спор
competition; rivalry	конкуренция; соперничество
competition; competitiveness	конкуренция
boots; shoes	ботинки
baby	малыш; младенец
buttocks	таз; ягодицы
maternal cousin	двоюродный брат или сестра по матери
division	деление
part; fraction; retail	деталь; дробь; розница
branch; division	отделение; подразделение
fur hat	шапка меховая
bottle	бутылка
carriage; wagon	вагон
vaccine	вакцина
currency	валюта
bicycle	велосипед
visa	виза
virus	вирус
vitamin	витамин
station	вокзал
volleyball	волейбол
gallery	галерея
tie	галстук
hectare	гектар
general	генерал
geography	география
geologist	геолог
geology	геология
gymnasium; grammar school	гимназия
goal	гол
degree	градус
gram	грамм
grammar	грамматика
grant	грант
flu	грипп
flower bed	цветник
gate	ворота
talent	дарование; талант
epic poem	поэма; дастан
dispute; quarrel	спор; тяжба
storm	буря; ураган
waiter	официант
skill; habit	навык
glory; fame	слава
dean	декан
delegate	делегат
delegation	делегация
breath	дыхание
rest; holiday; weekend	отдых; каникулы; выходной
democracy	демократия
department	департамент
fact; piece of data	данные; факт; сведение
ailment; disease	недуг; болезнь
diagnosis	диагноз
sofa	диван
diploma	диплом
diplomat	дипломат
diplomacy	дипломатия
dissertation	диссертация
farmer; peasant	дехканин; земледелец
doctoral programme	докторантура
document	документ
friendship	дружба
associate professor	доцент
wheel	колесо
drama	драма
festivity; merriment	веселье; гулянье
trunk; post	ствол; столб
belongings; property	имущество; пожитки
prayer	молитва; дуа
proof; argument	доказательство; довод
corridor	коридор
taste; food	вкус; еда
spice; seasoning	приправа
café	кафе
grain; seed	зерно
medicine; gunpowder	лекарство; порох
pharmacy	аптека
wheel; circle	колесо; круг
sovereignty	суверенитет
twins	близнецы; двойня
crop; grain field	посев; хлеба
farming; arable farming	земледелие
floor	пол
leader of the nation	глава государства; елбасы
ghost; image	призрак; образ
capital city	столица
coat of arms	герб
ambassador	посол
embassy	посольство
treatment; remedy	лечение
treatment	лечение
oak	дуб
exam	экзамен
clinic; polyclinic	поликлиника
saddlery; harness	седло; сбруя
rule; regulations	правило; положение
heroism; feat	подвиг; героизм
will	воля
memory; consciousness	память; сознание
donkey	осёл
monument	памятник
warning; note	предупреждение; примечание
pronoun	местоимение
hem; foot (of a mountain)	подол; подножие
boots	сапоги
shoemaker	сапожник
verb	глагол
euro	евро
diligence	трудолюбие
equipment; tackle	оборудование; снаряжение
memory	память
punishment	наказание
note; record; writing	запись
destiny	судьба; предначертание
writing; script	письмо; письменность
plain; fault	равнина; вина
place; state; circumstance	место; состояние; положение
summer pasture	джайляу; летнее пастбище
pasture	пастбище
flag	флаг
salary; wages	зарплата
flame	пламя
ending; inflection	окончание
loneliness	одиночество
laziness	лень
evil	зло
cover; cloak	покрывало; накидка
quarrel; conflict	скандал; ссора
fan; supporter	болельщик
animal	животное
leaf	лист
wound; sore	рана; язва
natural science	естествознание
publication	публикация
decree	указ
advertisement	реклама
rock; cliff	скала
youth; young people	молодёжь
youth; pillow	молодость; подушка
teenager	подросток
dormitory	общежитие
exercise	упражнение
coach; trainer	тренер
bedroom	спальня
responsibility	ответственность
woman's white headscarf	женский платок
fighter; soldier	боец; воин
shore; collar	берег; воротник
good; kindness	добро; благо
tongue twister	скороговорка
nut	орех
arrow	стрела
elder sister's husband	муж старшей сестры; зять
private property	частная собственность
fan; ventilator	вентилятор
December	декабрь
network; line	сеть; линия
fodder; bait	корм
widow	вдова
leader; supervisor	руководитель
delivery	доставка; поставка
orphan	сирота
achievement; success	достижение; успех
sleeve	рукав
discount; benefit	скидка; льгота
defeat	поражение
winner	победитель
victory	победа
berry	ягода
sister's or daughter's child; nephew	племянник; внук по дочери
collection; savings	сборник; сбережения
furniture	мебель
passenger; traveller	пассажир; путник
tiger	тигр
message; address	послание
ridge	хребет; гряда
lament	плач по умершему
poverty; need	нужда; бедность
wormwood	полынь
snake	змея
speed	скорость
song; epic; verse	песня; эпос; стих
zhyrau; epic singer	жырау; сказитель
singer of epics	сказитель
silk	шёлк
energy; willpower	энергия; воля
thread; string	нить; верёвка
bridle	узда; уздечка
maize	кукуруза
ring (with a stone)	перстень; кольцо
grapes	виноград
nerve	нерв
load; cargo	груз; багаж
prize	приз
wool; fur	шерсть
driver	водитель
spouse	супруг; супруга
fist	кулак
paradise	рай
riddle	загадка
unemployment	безработица
pair	пара; чета
musk; fragrance	мускус; аромат
suffix; remnant	суффикс; остаток
help; aid	помощь
allowance; benefit	пособие
box; drawer	ящик
cough	кашель
factory; plant	завод
wife	жена; супруга
hall	зал
damage; harm	ущерб; вред
damage; consequence	ущерб; последствие
noun	имя существительное
plant; factory	завод
lawyer	юрист
retirement; pleasure	пенсия; наслаждение
pension	пенсия
pensioner	пенсионер
attention; mind	внимание; ум
jeweller	ювелир
research; study	исследование
researcher	исследователь
cemetery	кладбище
harm	вред
modesty	скромность
good; benefit	благо
chin	подбородок
faith	вера; иман
import	импорт
investment	инвестиция
investor	инвестор
needle	игла; иголка
engineer	инженер
inflation	инфляция
computer science	информатика
information	информация
mortgage	ипотека
Islam	ислам
shoulder	плечо
smell	запах
office; cabinet	кабинет
canal; channel	канал
candidate	кандидат
capitalism	капитализм
potato	картофель
category	категория
cafe	кафе
department; chair	кафедра
galoshes; shoes	кебисы; галоши
poor man	бедняк
poverty	бедность; нищета
obstacle	препятствие; помеха
meeting; encounter	встреча
appearance; look	облик; вид
character; hero	персонаж; герой
appearance; looks	облик; внешность
young married woman	молодая женщина
talks; negotiations	переговоры
contract	контракт
ship	корабль; судно
old woman	старуха
shortcoming	недостаток
ore	руда
mine	рудник
guarantee	гарантия
yurt lattice wall	решётка юрты
cup; bowl	пиала; кесе
noodles	лапша
table; timetable; embroidery	таблица; расписание; вышивка
dinner; supper	ужин
council; advice; Soviet	совет; Советы
adviser	советник
felt	войлок; кошма
yurt	юрта
saiga antelope	сайгак
client	клиент
climate	климат
clinic	клиника
club	клуб
code	код
code	кодекс
sausage	колбаса
college	колледж
combine harvester	комбайн
combine; plant	комбинат
comedy	комедия
commissar; commissioner	комиссар
commission	комиссия
committee	комитет
communist	коммунист
company	компания
composer	композитор
competition; contest	конкурс
constitution	конституция
consul	консул
continent	континент
contract	контракт
conference	конференция
concept	концепция
corporation	корпорация
correspondent	корреспондент
corruption	коррупция
cosmonaut	космонавт
space; cosmos	космос
suit; costume	костюм
coffee	кофе
credit; loan	кредит
course; rate	курс
jacket	куртка
witness	свидетель
certificate; ID card	удостоверение; свидетельство
carpet	ковёр
navel	пупок
guilt; fault	вина
dirt; laundry	грязь; бельё
entrance; hall	вход; подъезд
eyelash	ресница
brick	кирпич
income	доход
suspicion	подозрение; сомнение
guard	охранник; сторож
son-in-law	зять
kui performer	кюйши; домбрист
ash	пепел; зола
laughter	смех
doubt	сомнение
west; sunset	запад; закат
calendar	календарь
east; sunrise	восток; восход
sin	грех
spade; shovel	лопата
struggle; wrestling	борьба
fighter; wrestler	борец
rice	рис
puppy	щенок
sweets; candy	конфета
old age	старость
trade; business	ремесло; промысел; занятие
entrepreneur	предприниматель
entrepreneurship; business	предпринимательство
multiplication	умножение
butterfly	бабочка
pigeon; dove	голубь
soup; kozhe	коже; похлёбка
tear; tears	слёзы
glasses	очки
view; point of view	взгляд; точка зрения
kokpar (horseback goat game)	кокпар
vegetables	овощи
volume; size	объём
shadow; shade	тень
assistant	помощник
coal	уголь
the public; majority	большинство; общественность
viewer; spectator	зритель
artistry	художественность
exhibition	выставка
blanket; quilt	одеяло
narrow quilt; seat mat	стёганая подстилка
indicator; index	показатель
beauty; bellows	красота; кузнечные мехи
scene; view; manifestation	вид; сцена; проявление
uprising	восстание
leader	лидер
copy	копия
laboratory	лаборатория
lamp	лампа
kid (goat)	козлёнок
nickname; rumour	прозвище; слух
lecture	лекция
leader	лидер
limit	лимит
lemon	лимон
lift	лифт
lyceum	лицей
pleasure; delight	наслаждение
shop	магазин
master's graduate	магистр
master's programme	магистратура
content; contents	содержание
monkey	обезьяна
herdsman	скотовод; пастух
May	май
award	награда
marketing	маркетинг
mosquito	комар
scale	масштаб
fabric; cloth	ткань; материя
mathematics	математика
material	материал
match	матч
June; season	июнь; сезон
trouble; hardship	хлопоты; мытарства
article	статья
cotton; cotton wool	хлопок; вата
vicinity	окрестность; близость
forehead	лоб
medal	медаль
medicine	медицина
moment	мгновение
holiday	праздник
restaurant	ресторан
raisins	изюм
kindness; mercy	доброта; милосердие
kindness	доброта
inhabitant	обитатель
manager	менеджер
management	менеджмент
property; ownership	собственность
anniversary; jubilee	юбилей
metal	металл
method	метод
metro; underground	метро
mosque	мечеть
manager; head	заведующий
millionaire	миллионер
model	модель
mullah	мулла
bathhouse	баня
bead	бусина; бусы
motor	мотор
motorcycle	мотоцикл
museum	музей
gun; rifle	ружьё
copper	медь
obligation	обязательство
character; temper	характер; нрав
behaviour; conduct	поведение
disabled person	инвалид
horn	рог
property	имущество
oil; petroleum	нефть
tower	башня
heritage; legacy	наследие; наследство
heir	наследник
museum	музей
moustache	усы
Muslim	мусульманин
ocean	океан
need; want	нужда
sorrow; melancholy	печаль; грусть
session; Mazhilis	заседание; мажилис
statement	заявление
information; data	сведение; данные
maslikhat; local council	маслихат
saying	поговорка
amount; quantity	количество; размер
seal; stamp	печать
attention; gaze	внимание; взгляд
spear	копьё
lightning; thunder	молния
Muslim prayer	намаз
honour; pride	честь; гордость
propaganda; instruction	пропаганда; наставление
bakery	пекарня
March; Nauryz	март; Наурыз
patient; illness	больной; болезнь
maxim; edifying saying	наставление; изречение
loan; credit	кредит
intention	намерение
number; hotel room	номер
norm	норма
point; dot; full stop	точка
light; radiance	свет; сияние
version; variant; copy	вариант; версия; экземпляр
instruction; direction	указание; инструкция
manual; instructions	инструкция
lot; fortune	удел; доля
object; facility	объект
union; alliance	союз
player	игрок
toy	игрушка
Olympiad; Olympics	олимпиада
breast; bosom	грудь
opera	опера
operation	операция
fast; fasting	пост; ораза
kerchief; handkerchief	платок
horde; khan's headquarters	орда; ставка хана
orchestra	оркестр
deputy	заместитель
homeland; motherland	родина; отечество
firewood; fuel	дрова; топливо
meeting; session	заседание
office	офис
officer	офицер
hearth	очаг
ornament; pattern	орнамент; узор
bullet; arrow	пуля; стрела
event; incident	событие; происшествие
textbook	учебник
reader	читатель
lecturer; instructor	преподаватель
right; right side	правая сторона
south	юг
benefit; profit	польза; прибыль
use; exploitation	использование; эксплуатация
user	пользователь
percent	процент
prophet	пророк
pilaf	плов
wrestler	борец; палуан
coat	пальто
sheet of paper; page	лист; листок
page; leaflet	страничка; листок
parliament	парламент
duty	долг
passport	паспорт
tsar; king	царь
teacher; pedagogue	педагог
pedagogy	педагогика
disposition; mood	расположение; намерение
mortal; creature	смертный; раб божий
curtain	занавеска; штора
period	период
angel	ангел
stove; oven	печь
pizza	пицца
onion	лук
planet	планета
novella	повесть
train	поезд
outpatient clinic	поликлиника
policeman	полицейский
police	полиция
colonel	полковник
tomato	помидор
port	порт
portal	портал
post	пост
post office; mail	почта
poetry	поэзия
narrative poem	поэма
practice	практика
premier	премьер
prime minister	премьер-министр
principle	принцип
project	проект
prose	проза
prosecutor's office	прокуратура
prosecutor	прокурор
professor	профессор
psychologist	психолог
psychology	психология
point; item	пункт
elephant	слон
money	деньги
flat; apartment	квартира
rocket; missile	ракета
rose	роза
pleasure; bliss	наслаждение; удовольствие
revolution	революция
region	регион
editor	редактор
editorial office	редакция
film director	режиссёр
advertisement	реклама
record	рекорд
rector	ректор
resentment; offence	обида; недовольство
restaurant	ресторан
reform	реформа
robot	робот
rouble	рубль
spirit	дух
permission	разрешение
symbol	символ
soap	мыло
patience; composure	терпение; выдержка
bow	лук
clay; melody	глина; мелодия
ravine	овраг; лощина
voter	избиратель
website	сайт
salad	салат
weight	вес
comparison	сравнение
summit	саммит
chest; trunk	сундук
centimetre	сантиметр
journey; trip	поездка; путешествие
palace	дворец
soldier	воин; солдат
butter	сливочное масло
garlic	чеснок
seller	продавец
trader; merchant	торговец; купец
entertainment	увеселение
stage	сцена
travel	путешествие
traveller	путешественник
longing	тоска
beard	борода
ring	кольцо
basket	корзина
seminar	семинар
senate	сенат
senator	сенатор
belief; trust	вера; доверие
grammatical case	падеж
server	сервер
service	сервис
vow	клятва; обет
walk; stroll	прогулка
companion; satellite	спутник; товарищ
partner	партнёр
partnership	товарищество; партнёрство
session	сессия
smartphone	смартфон
soldier	солдат
north	север
broth; soup	бульон; сорпа
court; trial	суд
socialism	социализм
end	конец
play; performance	спектакль
athlete	спортсмен
satellite	спутник
stadium	стадион
standard	стандарт
station	станция
status	статус
scholarship	стипендия
table; desk	стол
strategy	стратегия
subject	субъект
supermarket	супермаркет
artist; painter	художник
drink; beverage	напиток
cold	холод
stage; scene	сцена
rumour; sound	слух; весть
line	линия; черта
ruler	линейка
gift; prize	подарок; премия
wire	проволока; провод
grace; shapeliness	стройность; красота
adjective	имя прилагательное
classmate	одноклассник
broom	веник; метла
secret; mystery	тайна; секрет
earring	серьга
illness; patient	болезнь; больной
love; affection	любовь; привязанность
towel	полотенце
sultan	султан
beauty	красота
demand	спрос
inquiry; question	запрос; вопрос
interview; conversation	интервью; беседа
infant; baby	младенец; малыш
carrot	морковь
ray; beam	луч
April	апрель
conversation	разговор
bag	сумка
shelf; finish	полка; финиш
threshold	порог
sole; foot	подошва; ступня
dish; platter	блюдо
income; success	доход; успех
cleaner	уборщик
yearling foal	годовалый жеребёнок
taxi	такси
applicant; entrant	абитуриент; соискатель
dispute; contest	спор; борьба
analysis	анализ
August	август
root; vein; pulse	корень; вена; пульс
acquaintance	знакомый
task; assignment	задание
order (for goods)	заказ
side; party	сторона
chapter	глава
comb	расчёска; гребень
tariff	тариф
contest; struggle	борьба; схватка
millet	просо; пшено
tortoise; turtle	черепаха
flood	поток; наводнение
concord	дружба; согласие
hen; chicken	курица
food; dish	пища; блюдо
fate	судьба
skullcap	тюбетейка
board; blackboard	доска
plank; board	доска
topic; heading	тема; заголовок
sign; brand; symbol	знак; тамга; символ
amazement	удивление; восхищение
morning	утро
breakfast	завтрак
raspberry	малина
check; inspection	проверка
topic; theme	тема
railway	железная дорога
tennis	теннис
theory	теория
sweat	пот
investigation	следствие
investigator	следователь
poplar	тополь
depth	глубина
terrorism	терроризм
test	тест
equal; half a load	ровня; тюк
equality	равенство
type	тип
hell	ад
wave	волна
fur coat; sheepskin coat	шуба; тулуп
cake	торт
sparrow	воробей
barrier	преграда; заслон
pond; reservoir	пруд; запруда
togyzkumalak (board game)	тогызкумалак
bun; small loaf	булочка
quarter of a year	квартал
refrigerator	холодильник
tractor	трактор
tram	трамвай
trolleybus	троллейбус
banner; flag	знамя; флаг
tourism	туризм
tourist	турист
tournament	турнир
relative; kin	родня; родственник
ban; prohibition	запрет
mystery; secret	тайна; загадка
fur hat with ear flaps	тымак; малахай
breath; breathing	дыхание
silence; calm	тишина; покой; спокойствие
nail; claw	ноготь; коготь
mouse	мышь
listener	слушатель
tailor; seamstress	портной; швея
list	список
helicopter	вертолёт
reporter; linguist	корреспондент; языковед
registration	регистрация
peninsula	полуостров
root (of a word)	корень слова
button	пуговица
knot; node; conclusion	узел; вывод
graduate; alumnus	выпускник
fox	лиса
bottom; base	дно; основание
original	подлинник; оригинал
prison	тюрьма
lunch	обед
noon meal; south	обед; юг
explanation; commentary	пояснение; толкование
understanding; concept	понятие; понимание
smoke	дым
winged steed; racehorse	тулпар; скакун
personality; figure	личность; фигура
fog	туман
flu; cold	грипп; насморк
parking; stand	стоянка
everyday life; way of life	быт; жизнь
housing	жильё; жилой дом
place near; time	место напротив; время
hobble; fetter	путы
tusaukeser; launch; presentation	тусаукесер; презентация
consumption	потребление
consumer	потребитель
prisoner; captive	пленник; узник
hoof; offspring	копыто; потомок
seed; breed	семя; порода
appetite	аппетит
mentor; tutor	наставник
kindergarten teacher; educator	воспитатель
plate	тарелка
method; way	способ; метод
risk	риск; решимость
day and night; twenty-four hours	сутки
God; Tengri	Бог; Тенгри
hill; top; ceiling	холм; макушка; потолок
hillock	холмик
patience; endurance	терпение
payment	платёж; выплата
chairmanship	председательство
tore; nobleman	торе; вельможа
judgement; arbitration	правосудие; арбитраж
quadrangle	четырёхугольник
chest; breast	грудь
revolution; coup	революция; переворот
surroundings; vicinity	окрестность; округа
worry	переживание; забота
yurt roof pole	унина; жердь юрты
promise	обещание
vizier	визирь
factory; mill	фабрика
file	файл
fact	факт
factor	фактор
festival	фестиваль
physicist	физик
physics	физика
philosopher	философ
philosophy	философия
final	финал
firm	фирма
fund	фонд
forum	форум
message; notification	сообщение; уведомление
announcement	объявление
animal; beast	животное; скотина
condition; state	состояние; положение
khanate	ханство
secretary	секретарь
chemist	химик
chemistry	химия
surgeon	хирург
hockey	хоккей
holding company	холдинг
fragrance	аромат
cement	цемент
centner	центнер
centre	центр
workshop	цех
digit; figure	цифра
chat	чат
champion	чемпион
championship	чемпионат
peach	персик
attack	нападение; атака
devil	шайтан; чёрт
teahouse	чайхана
old man	старик
trousers	брюки; штаны
meadow grass	луг; луговая трава
lamp; light; candle	лампа; свет; свеча
fork	вилка
chapan; robe	чапан; халат
wine	вино
condition; contract	условие; договор
peasant; household matters	крестьянин; хозяйственные дела
fatigue	усталость
square	квадрат
joy; merriment	радость; веселье
roof; tent	крыша; палатка; шатёр
gorge	ущелье
hairdresser's	парикмахерская
shashu (showering with sweets)	шашу
complaint	жалоба
time; tense	пора; время
dust	пыль
top of a yurt; home	шанырак; очаг
master; craftsman	мастер
mastery; skill	мастерство
nail (metal)	гвоздь
limit; boundary	предел; граница
border	граница
restriction	ограничение
bucket	ведро
official	чиновник
foreign country	зарубежье; заграница
solving; untying	решение; развязывание
circle; scope	окружность; круг; рамки
cherry	вишня
cupboard; wardrobe	шкаф
chocolate	шоколад
shepherd	чабан; пастух
pig	свинья
cluster; group	группа; скопление; кластер
embers; tuft	угли; пучок
noise	шум
fly	муха
truth	правда; истина
teacup	чашка
elbow	локоть
glass; cup	стекло; пиала
candle; lamp	свеча; светильник
fir; spruce	ель; ёлка
juice	сок
work; composition	произведение; сочинение
expense; loss	расход; потеря; убыток
expense; east	расход; восток
dew	роса
peak	вершина; пик
July	июль
church	церковь
doubt	сомнение
shubat; fermented camel's milk	шубат
stockings; socks	чулки; носки
teapot; kettle	чайник
disciple; pupil	ученик; воспитанник
great-grandchild	правнук; правнучка
desert; thirst	пустыня; жажда
anger; annoyance	злость; обида
moisture	влага
zeal; interest	усердие; стремление
harmony; solidarity	согласие; солидарность
cooperation	сотрудничество
luck; prosperity	счастье; благо
influence	влияние
probability	вероятность
goodwill; sincerity	расположение; усердие; желание
ancient times	древность; давние времена
ecology	экология
economist	экономист
excursion	экскурсия
expedition	экспедиция
experiment	эксперимент
expert	эксперт
export	экспорт
extremism	экстремизм
electricity; electric	электричество
element	элемент
energy sector	энергетика
stage	этап
virtue; goodness	добродетель; гуманность
cottage cheese; cheese	творог; сыр
event; activity	мероприятие
activity; action	деятельность; действие
intestine; string	кишка; струна
wonder; miracle	чудо
universe	вселенная
Internet	интернет
planet	планета
cosmos; outer space	космос
person in love; lover	влюблённый
being in love	влюблённость; любовь
custom; rite	обряд; обычай
floor; layer	этаж; слой
eyelid; brow	веко; бровь
ability	способность
grave	могила
need; necessity	необходимость; потребность
stamina; vigour	стойкость; сила
goose	гусь
October; cauldron	октябрь; котёл
kazy (horse sausage)	казы
treasury; treasure	казна; сокровище
sour cream; cream	сметана; сливки
father-in-law	тесть; свёкор
elder brother-in-law	старший брат мужа или жены
mother-in-law	тёща; свекровь
scissors	ножницы
in-laws; birch	родня мужа или жены; берёза
charity	благотворительность
boat	лодка
joke; jest	шутка
hat	шляпа; колпак
pocket	карман
form; mould; norm	форма; состояние; норма
bride price	калым
bride; fiancée	невеста
care; concern	забота
fortress	крепость
whip; kamcha	плеть; камча
dough	тесто
reed	камыш; тростник
care	забота
wing	крыло
sugar	сахар
sack	мешок
bag; pouch	мешочек; пакет
means; funds	средства
November	ноябрь
pine	сосна
darkness	темнота
watermelon	арбуз
old man; elder	старец; старик
swallow	ласточка
old person	старик; пожилой человек
old age	старость
weapon	оружие
debt; loan	долг
relations; communication	взаимоотношение; общение
pencil	карандаш
crow	ворона
curse	проклятие
spoon	ложка
row; series	ряд
participant	участник
resolution; ruling	постановление
community; society	общество; община
association; community	сообщество; ассоциация
melon	дыня
feather	перо
safety; security	безопасность
distance	расстояние
gate; goal	ворота
January	январь
crossing; intersection	перекрёсток; пересечение
imagination; fantasy	воображение; мечта; фантазия
cucumber	огурец
kobyz	кобыз
lamb	ягнёнок
movement; traffic	движение
warehouse; storehouse	склад
performance; production	спектакль; постановка
use; application	применение; использование
user	пользователь
support	поддержка
signature; autograph	подпись; автограф
glove	перчатка; варежка
handicraft	ремесло; рукоделие
craftsman	ремесленник
hotel	гостиница; отель
barn; stable	хлев; скотный двор
cock; rooster	петух
box	коробка
fence	ограда; забор
environment	окружающая среда
conclusion; result	вывод; итог; заключение
defence	оборона
lead	свинец
protection; defence	защита
fear	страх
addition	сложение
affix; supplement; app	аффикс; приложение; дополнение
ram	баран
hare; rabbit	заяц; кролик
rubbish	мусор
kuyrdak (fried meat)	куырдак
doll; puppet	кукла
tomato	помидор
servant; maid	служанка; служитель
fever; heat	жар; температура
beet	свёкла
interest	интерес
interest; fun	интерес; забава
tulip	тюльпан
crime	преступление
criminal	преступник
sword; sabre	сабля; меч
behaviour; manner	поведение; повадка
ridge; steppe; edge	хребет; степь; грань
bird of prey; eagle	орёл; хищная птица
September	сентябрь
cabbage	капуста
winter quarters	зимовка
pressure	давление; нажим
oppression	притеснение
phenomenon	явление
matchmaker; in-law	сват
co-mother-in-law	сватья
well	колодец
document	документ
cliff	утёс; скала
tail	хвост; курдюк
strawberry	клубника
foal	жеребёнок
lock	замок
temper; disposition	нрав; настрой; желание
jug	кувшин
ant	муравей
cost; value	стоимость; цена
value	ценность
secret	тайна; секрет
password	пароль
tool; means	орудие; средство; инструмент
equipment	оборудование
composition; staff	состав
Koran	Коран
friend of the same age	ровесник; подруга
peer	ровесник; сверстник
continent; land	материк; суша
worm; kurt (dried curd)	червь; курт
congress; kurultai	съезд; курултай
structure	структура
builder	строитель
device	устройство
blessing; good fortune	благо; благодать
congratulation	поздравление
rescuer	спасатель
embrace; arms	объятия
break	перерыв
duck	утка
sentence; verdict	приговор
share; contribution	доля; вклад
candidate	кандидат
sound; voice	звук; голос
appeal; address	обращение; воззвание
dread; panic	страх; ужас
adverb	наречие
iron (for clothes)	утюг
comma	запятая
triangle	треугольник
cave	пещера
staff; collective	коллектив
length	длина
organizer	организатор
sleep	сон
flour	мука
slogan; battle cry	лозунг; призыв; клич
theft	кража; воровство
thief	вор
fight; battle; scolding	бой; драка; ссора
blacksmith	кузнец
loss	проигрыш
winnings; gain	выигрыш
tip; end	конец; кончик; остриё
pilot	лётчик
nest; den	гнездо
shame	стыд
concept; notion	понятие
similarity	сходство
neatness; care	аккуратность
good manners; etiquette	приличие; этика
politeness	воспитанность
fairness; justice	справедливость
justice	справедливость; юстиция
injustice	несправедливость
method	метод
joke	шутка
alphabet	алфавит
national anthem	гимн
actor; performer	артист
elegance; beauty	красота; изящество
influence; impression	влияние; впечатление
airport	аэропорт
melody	мелодия; напев
ornament; decoration	украшение
conversation	беседа
ox	вол
difference; distinction	отличие
lung; grudge	лёгкое; обида
heel	пятка; каблук
regret	сожаление
measure; size	мера; размер
industry	промышленность
prosperity; flourishing	процветание; развитие
civilization	цивилизация
spider	паук
pattern	узор
fire; conflagration	пожар
apricot	абрикос; урюк
gossip	сплетня
testament; precept	завещание; завет; наставление
request; application	просьба; заявление
eraser	ластик; стёрка
prison	тюрьма
automatic device; submachine gun	автомат
automation	автоматика
autonomy	автономия
aggression	агрессия
aggressor	агрессор
adaptation	адаптация
admiral	адмирал
harmala; wild rue	адраспан; гармала
bowstring; bow	тетива; лук
switch	выключатель
nitrogen	азот
molar; fang	коренной зуб; клык
battle-axe	секира
quince	айва
tuft; cock's comb; rubric	хохол; гребень; рубрика
dragon	дракон
expanse of water	водная гладь
trick; cunning	хитрость; уловка
trickster	хитрец
harbour; pier	гавань; пристань
bypass; circuit	объезд; обход
aitys poet	айтыскер
girth	подпруга
offender; culprit	виновник; обвиняемый
the accused	обвиняемый
accusation	обвинение
Bactrian camel; pitchfork	двугорбый верблюд; вилы
exchange	обмен
exchange	обмен
difference	разность; разница
evidence	улика; доказательство
testimony	показание
clarity	ясность
asset	актив
activist	активист
accent	акцент
shareholder	акционер
perch	окунь
discord	разногласие; раздор
woven rug	алаша; палас
money owed to one	дебиторский долг
swindler	мошенник
fraud	мошенничество
algebra	алгебра
algorithm	алгоритм
deception	обман
alcohol	алкоголь
recipient; taker	получатель
plum	слива
gap; distance	разрыв; отдалённость
numerator; levy	числитель; сбор
speculator; reseller	спекулянт; перекупщик
remoteness	удалённость
album	альбом
mountaineer	альпинист
aluminium	алюминий
jury	присяжные
throat; front of the neck	горло; подгрудок
analysis	анализ
analyst	аналитик
pomegranate	гранат
anatomy	анатомия
hangar	ангар
anecdote; joke	анекдот
antenna	антенна
antibiotic	антибиотик
anthology	антология
antonym	антоним
clarity; certainty	ясность; определённость
den; pit	логово; яма
apparatus	аппарат
pharmacy	аптека
feud; discord	вражда; раздор
glow of dawn	заря; зарево
dishonesty; foulness	подлость; нечестность
weed	сорняк
lease; rent	аренда
price cut	удешевление
arch	арка
arsenal	арсенал
surplus	излишек
archaeologist	археолог
archaeology	археология
archipelago	архипелаг
juniper	арча; можжевельник
irrigation ditch	арык
argamak; thoroughbred horse	аргамак
weft; basis	уток; основа
pea	горох
dill	укроп
aspect	аспект
assembly	ассамблея
assistant	ассистент
association	ассоциация
trough; wooden dish	корыто; деревянное блюдо
astronomer	астроном
astronomy	астрономия
canteen worker	работник столовой
gem	драгоценный камень
pumpkin	тыква
gelded camel	атан; верблюд
horse trainer	тренер скаковых лошадей
atheist	атеист
atlas	атлас
athlete	атлет
attribute	атрибут
fishing net	рыболовная сеть
weather	погода
audit	аудит
auditor	аудитор
auditorium; audience	аудитория
auction	аукцион
pain	боль
poster	афиша
greed	жадность
yeast; leaven	дрожжи; закваска
airfield	аэродром
pity; compassion	жалость
current; trend	течение; поток
flow; stream	поток; течение
current; flow	течение
bed sheet	простыня
parsley	петрушка
lame person	хромой
acquittal; justification	оправдание
whiteness; innocence	белизна; невинность
evening; evening prayer	вечер; вечерняя молитва
consultation	совещание; совет
cleverness	ум; разумность
foolishness	глупость
agate; cornelian	агат; сердолик
luggage	багаж
almond	миндаль
duty (customs)	пошлина
base	база
composure	степенность
young mare	молодая кобыла
ancientness	исконность
little owl	сыч
balance	баланс
honeybee	пчела
fortune-teller	гадалка; ворожея
crutch; ring	костыль; кольцо
seaweed; alga	водоросль
balcony	балкон
cylinder; balloon	баллон
ice cream	мороженое
boiled cream	балкаймак
larch	лиственница
banker	банкир
cash machine	банкомат
bankrupt	банкрот
article (of a law); fitness	статья; кондиция
setting; tuning	настройка
reconnaissance; intelligence	разведка
scout	разведчик
barrel	баррель
velvet	бархат
personal freedom	свобода личности
skull	череп
press	пресса; печать
young bull calf	бычок
pool; basin	бассейн
get-together; meeting	встреча; сбор
invader	захватчик; оккупант
invasion; aggression	захват; агрессия
yurt band	узорная тесьма юрты
battalion	батальон
battery; radiator	батарея
mud; swamp	грязь; болото
slope; foot of a hill	склон; подножие
trout	форель
toe	палец ноги
aubergine	баклажан
slowness	медлительность
exchange rate	курс валют
appraisal	оценка
gardener	садовник
programmer	программист
yurt pole	шест; подпорка
dandelion	одуванчик
shaman	шаман; баксы
rival	соперник
rivalry	соперничество
herdsman	пастух
clover	клевер
gland; coarse calico	железа; бязь
malaria	малярия
pimple; acne	прыщ; угорь
video clip	видеоклип
video recording	видеозапись
twilight	сумерки; поздний час
sturgeon	осётр
approval; fixing	утверждение; закрепление
uncertainty; obscurity	неизвестность; неопределённость
belt; zone	пояс; зона
activity; activeness	активность
debt; liability	задолженность
giver	дающий; податель
strength; durability	прочность
beshbarmak	бешбармак
afternoon; afternoon prayer	послеполуденное время
fescue	типчак
slope	склон
concrete	бетон
beshmet; quilted coat	бешмет
bibliography	библиография
Bible	Библия
ruler	правитель
rule; domination	господство
binoculars	бинокль
biography	биография
biosphere	биосфера
biotechnology	биотехнология
louse	вошь
form	бланк
block; bloc	блок
subject; vassal	подданный; вассал
subjection; vassalage	подданство; зависимость
boza; millet beer	буза
lark	жаворонок
longitude	долгота
boxer	боксёр
forecast; hypothesis	прогноз; гипотеза
prediction	прогнозирование
bomb	бомба
bonus	бонус
badger	барсук
board; side	борт
debtor	должник
giving birth; release	роды; освобождение
refugee	беженец
painter (of houses)	маляр
brand	бренд
brigade; team	бригада
foreman	бригадир
bronze	бронза
brochure	брошюра
Buddhism	буддизм
Buddhist	буддист
bulldozer	бульдозер
bunker	бункер
male camel	верблюд-самец
bourgeoisie	буржуазия
accountant	бухгалтер
accounting; accounts office	бухгалтерия
leather; hide	выделанная кожа
bulletin; ballot	бюллетень
bureau	бюро
bureaucrat	бюрократ
bureaucracy	бюрократия
awl	шило
axle; shaft	ось; вал
truce; peace	перемирие; мир
mediator	миротворец; посредник
tarantula; spider	тарантул
riot; revolt	бунт; мятеж
rebel	бунтовщик
bud	почка
flea	блоха
veil; pseudonym	покрывало; псевдоним
eagle hunter	беркутчи
bud	почка; бутон
elk; moose	лось
nightingale	соловей
sable	соболь
screw	винт; шуруп
turn; bend	поворот
plait; braid	коса (причёска)
drill	сверло; бур
snowstorm	вьюга; позёмка
bush; shrub	куст; кустарник
strait	пролив
lasso	аркан; лассо
collarbone	ключица
the masses	массы; народ
mass character	массовость
snowdrop	подснежник
gadfly	овод
reservoir; dam	водохранилище
dam; obstacle	плотина; преграда
quail	перепел
calico	бязь
foothills	предгорье
wolf cub	волчонок
splitting; dismantling	расчленение; дробление
quotient	частное
division; distribution	разделение; деление
veil	покрывало невесты
rash	сыпь
wolf	волк
small hide rug	подстилка из шкуры
vacancy	вакансия
variant; option	вариант
voucher	ваучер
helicopter	вертолёт
veteran	ветеран
veterinarian	ветеринар
vice-minister	вице-министр
vice-president	вице-президент
vice-premier	вице-премьер
vocals	вокал
volunteer	волонтёр
volt	вольт
hamburger	гамбургер
garage	гараж
garrison	гарнизон
concert tour	гастроль
diamond; gem	алмаз; бриллиант
guard	гвардия
gene	ген
generator	генератор
genetics	генетика
geographer	географ
geometry	геометрия
coat of arms	герб
guide	гид
anthem	гимн
gymnastics	гимнастика
guitar	гитара
globe	глобус
fee; royalty	гонорар
hormone	гормон
hospital	госпиталь
graph; schedule	график
graphics	графика
governor	губернатор
governorate	губерния
humanism	гуманизм
humanist	гуманист
corolla	венчик
bouquet	букет
rouge; lipstick	румяна; помада
underpants; trousers	кальсоны; штаны
piece; item; sage	штука; экземпляр; мудрец
wise person	мудрец
wisdom	мудрость
sage; genius	мудрец; гений
genius; great wisdom	гениальность; мудрость
large river	большая река
crisis	кризис
stork	аист
decade; ten days	декада
declaration	декларация
decree	декрет
middleman; broker	посредник; маклер
mediation; brokerage	посредничество
support; help	поддержка
sponsor	спонсор
sponsorship	спонсорство
demographer	демограф
demography	демография
democrat	демократ
depot	депо
deposit	депозит
independence; autonomy	самостоятельность
abstractness	абстрактность
database	база данных
detective; detective story	детектив
deficit	дефицит
diabetes	диабет
diagnostics	диагностика
diagram	диаграмма
dialect	диалект
dialogue	диалог
diameter	диаметр
diaspora	диаспора
dividend	дивиденд
division	дивизия
diet	диета
design	дизайн
designer	дизайнер
dictation	диктант
dictator	диктатор
dictatorship	диктатура
announcer	диктор
dealer	дилер
dynamics	динамика
dynasty	династия
dinosaur	динозавр
conductor	дирижёр
disc	диск
disco	дискотека
discussion	дискуссия
dispensary	диспансер
dispatcher	диспетчер
distance	дистанция
mill	мельница
doctrine	доктрина
hawthorn	боярышник
donor	донор
doping	допинг
bag; nosebag	торба; сумка
playwright	драматург
drama; playwriting	драматургия
drone	дрон
bustard	дрофа
helmet	шлем
duet	дуэт
inch	дюйм
world outlook	мировоззрение
world view	мировоззрение
greed; acquisitiveness	стяжательство
enemy	враг
hostility	вражда; враждебность
accuracy	точность
food; share of bread and salt	хлеб-соль
menu	меню
stone (of fruit); seed	косточка; зёрнышко
toilet; lavatory	туалет; уборная
strength; ability	сила; мощь
remedy; medicine	лекарство; снадобье
vitamin	витамин
medicines	лекарства; медикаменты
four-year-old horse	донен; жеребец-четырёхлетка
file (tool)	напильник
rat	крыса
sowing; vaccination	посев; прививка
farmer; ploughman	земледелец
sweet curd cheese	ежегей
oppression	гнёт; угнетение
vaccination; graft	прививка
stress; gust; drive	ударение; порыв; темп
settlement; populated place	населённый пункт
sieve	сито
lambskin	мерлушка
roe deer	косуля
breast; teat	женская грудь; сосок
healer	лекарь; целитель
latitude	широта
agility; dexterity	ловкость
wormwood	полынь
rim; edge	край; ободок
half-wit	полоумный
accountant	бухгалтер; счетовод
old ways; antiquity	старина; пережиток
narcotic	наркотик
worker; toiler	труженик
working person	трудящийся
slope; descent	спуск; уклон
half-year-old foal; spring wool	жабага; весенняя шерсть
expanse; oasis	простор; оазис
sheet; spread	простыня; раскладка
catfish	сом
mane	грива
slander	клевета
slanderer	клеветник
mint	мята
hired worker	наёмник
farm labourer; servant	батрак; слуга
patch	заплата
fuel	горючее; топливо
volcano	вулкан
well-wisher; sympathizer	доброжелатель
compassion; sympathy	сочувствие; сострадание
gendarme	жандарм
genre	жанр
owl	сова
steep bank; beloved; announcement	обрыв; возлюбленная; оповещение
arms; weaponry	оружие; вооружение
injury; wound	травма; ранение
jargon; slang	жаргон
groats	крупа
lighting	освещение
crack; splinter	трещина; осколок
steep bank	крутой берег
bat	летучая мышь
artificial intelligence	искусственный интеллект
detachment; squad	отряд; дружина
pillowcase	наволочка
cell	клетка
lentil	чечевица
womb; uterus	матка
defendant; respondent	ответчик
time of war	военное лихолетье
herald; matchmaker's envoy	гонец; сват
rain	дождь
precipitation	осадки
shoulder blade	лопатка
horse rump meat	жая
nappy; sheet	пелёнка
pavement; footpath	тротуар
cheekbone; jawbone	скула; челюсть
ointment	мазь
closeness	близость
ruby	яхонт; рубин
renewal; update	обновление
renewal	обновление
innovator	новатор
innovation	новаторство
modernization; revival	модернизация; возрождение
echo	эхо
ambulance; first aid	скорая помощь
brass	латунь
yurt cord	тесьма юрты
gills	жабры
foliage; bridal veil	зелень; фата невесты
nape	затылок
horseradish	хрен
glue	клей
udder	вымя
fruits and berries	фрукты и ягоды
embezzler; corrupt person	коррупционер; казнокрад
corruption; graft	коррупция
zhent (millet sweet)	жент
satellite	спутник Земли
earth's crust	земная кора
peanut	арахис
fellow countryman	земляк
parochialism	местничество
supplier	поставщик
token	жетон
orphanhood	сиротство
shortage; lack	нехватка; недостаток
the Great Bear	Большая Медведица
frivolity	легкомыслие
oleaster	джида; лох
convocation; accumulation	сбор; накопление
collecting; tidying	сбор; уборка
neatness; compactness	собранность; аккуратность
jockey	жокей
generosity	щедрость
assumption; guess	предположение
raid	набег
interpretation (of dreams)	толкование
campaign; expedition	поход
ambler; pacer	иноходец
alfalfa	люцерна
wild onion	дикий лук
journalism	журналистика
acceleration	ускорение
warmth; heat	тепло
warmth	теплота
heater	обогреватель
small gully; stream	ложбина; ручей
horse herder	табунщик
evil spirit; madness	джинн; нечистая сила
ravine	овраг; промоина
predator	хищник
tamarisk	тамариск
jury	жюри
factionalism	раскол
long bone; tibia	трубчатая кость
shin	голень
racehorse; fast runner	скакун
pregnancy	беременность
caterpillar	гусеница
spinal cord	спинной мозг
softness	мягкость
unemployed person	безработный
jut (mass death of livestock)	джут; падёж скота
gulp; sip	глоток
pharynx; throat	глотка
infection	инфекция
infectious disease	инфекционная болезнь
offence; wrong	обида; притеснение
victim; injured party	потерпевший
insect	насекомое
fair	ярмарка
gold thread; braid	позумент; канитель
jeweller's craft	ювелирное дело
cannon	пушка
zone; area	зона
zoologist	зоолог
zoology	зоология
zoo	зоопарк
violence	насилие
violence	насилие
flax; linseed	лён
emerald	изумруд
evil; villainy	злодеяние; зло
ideal	идеал
ideologist	идеолог
ideology	идеология
idea	идея
kochia (fodder plant)	изень
isotope	изотоп
flexibility	гибкость
imam	имам
image	имидж
immunity	иммунитет
emperor	император
imperialism	империализм
empire	империя
impulse	импульс
disabled person	инвалид
index; postcode	индекс
individual	индивид
indicator	индикатор
industry	индустрия
dragonfly	стрекоза
initiative	инициатива
incubator	инкубатор
innovation	инновация
inspector	инспектор
inspection	инспекция
instructor	инструктор
instrument; tool	инструмент
stroke	инсульт
integral	интеграл
integration	интеграция
intellect	интеллект
interview	интервью
interface	интерфейс
heart attack	инфаркт
infection	инфекция
incident	инцидент
racecourse	ипподром
irony	ирония
seal	тюлень
rosehip; dog rose	шиповник
lever	рычаг
whirlpool; eddy	водоворот
perfume	духи
iodine	йод
cable	кабель
personnel; frame	кадр
Cossack	казак
cocoa	какао
calorie	калория
calcium	кальций
camera; cell	камера
campaign	кампания
holidays	каникулы
chancellor	канцлер
capital	капитал
capitalist	капиталист
captain	капитан
capsule	капсула
quarantine	карантин
karate	каратэ
cardinal	кардинал
cardiologist	кардиолог
map; card	карта
career; quarry	карьера
cash desk	касса
cashier	кассир
catalogue	каталог
catastrophe	катастрофа
Catholic	католик
square	квадрат
quantum	квант
quarter; block	квартал
quota	квота
chest for food	сундук для продуктов
felt cloak	кебенек
customs	таможня
customs officer	таможенник
case	кейс
forelock	чёлка; чуб
chukar partridge	кеклик
monitor lizard	варан
pestle	пестик
mortar	ступа
disagreement	разногласие; несогласие
port; harbour	порт; гавань
boatman; sailor	судовщик; корабельщик
campsite	кемпинг
rainbow	радуга
bone marrow; spongy bone	костный мозг
defect; flaw	дефект; недостаток
hemp	конопля
tick	клещ
canvas	холст; парусина
town; settlement	посёлок
miner	горняк; рудокоп
skimmer	шумовка
pledge; guarantor	залог; поручитель
guarantor	гарант; поручитель
ceramics	керамика
hitching rope; tethering line	коновязь
caravan	караван
caravan leader	караван-баши
caravanserai	караван-сарай
lump; clod	комок; кусок
lizard	ящерица
hoe; mattock	кетмень; мотыга
waistcoat; vest	жилет
ford; crossing	брод
forgiveness; apology	прощение; извинение
width; spaciousness	ширь; простор
office	офис; канцелярия
windpipe; throat	трахея; горло
space	пространство
kilo	кило
kilowatt	киловатт
kimeshek; married woman's headdress	кимешек
cinema	кинотеатр
kiosk	киоск
oxygen	кислород
keyboard	клавиатура
clarinet	кларнет
classic author	классик
classics	классика
classification	классификация
cluster	кластер
video clip	клип
clone	клон
coalition	коалиция
colleague	коллега
board; college	коллегия
collective; staff	коллектив
collection	коллекция
colony	колония
column	колонна
collective farm	колхоз
commander	командир
comic	комикс
commune	коммуна
communism	коммунизм
communication	коммуникация
composition	композиция
component	компонент
compromise	компромисс
Komsomol	комсомол
convention	конвенция
envelope	конверт
congress	конгресс
air conditioner	кондиционер
competitor	конкурент
conservatory	консерватория
consortium	консорциум
consultant	консультант
consultation	консультация
container	контейнер
context	контекст
content	контент
cone	конус
conflict	конфликт
concern	концерн
concentration camp	концлагерь
cooperative	кооператив
coordinate	координата
copy	копия
corps; building	корпус
proofreader	корректор
cosmodrome	космодром
cottage	коттедж
coefficient	коэффициент
krai; territory	край
crane; tap	кран
crisis	кризис
crystal	кристалл
criterion	критерий
crocodile	крокодил
cross-country	кросс
crossword	кроссворд
cube	куб
cup	кубок
car body	кузов
resort	курорт
cadet	курсант
blaming	обвинение
guilty person	виновник
flaw; defect	изъян; порок
washing machine	стиральная машина
hedgehog	ёж
murder	убийство
smallness; modesty	малость; скромность
humility; modesty	скромность
churn; tub	кадка для взбивания
suspect	подозреваемый
polecat	хорёк
guard; watch	охрана; стража
soot; moth	сажа; моль
carrying yoke	коромысло
burn	ожог
sulphur	сера
petal; tuft	лепесток
sunflower	подсолнечник
hub; nave	ступица
wool-padded coat	купи; стёганый кафтан
highway; main road	магистраль; тракт
artery	артерия
turkey	индейка
waiting; care	ожидание; уход
expectation	ожидание
female slave	рабыня
gourd; vegetable marrow	тыква; кабачок
woman's sleeveless jacket	женский камзол
amber	янтарь
saucepan	кастрюля
trade union	профсоюз
shashlik; kebab	шашлык; кебаб
pure spring water	чистый источник
product (of multiplication)	произведение
foam	пена
fescue grass	типчак
sky; greenery	небо; зелень
spleen	селезёнка
cuckoo; April	кукушка; апрель
horizon	горизонт
poppy	мак
consumption; tuberculosis	чахотка
black ice	гололёд
vein	вена
aspen	осина
chest; breast	грудь
small lake; pond	озерцо; пруд
garage	гараж
larynx	гортань
leather milking bucket	кожаный подойник
antiquity	древность
multi-ethnic character	многонациональность
envy	зависть
mole rat; mole	крот; слепыш
clairvoyant	ясновидец; провидец
caravan; nomads' move	кочёвка; кочевье; караван
seedling; sapling	саженец
nursery (of plants)	питомник
landslide; avalanche	оползень; лавина
nomad	кочевник
nomadism	кочевой образ жизни
migration	миграция; кочевание
dung; manure	навоз
labyrinth	лабиринт
camp	лагерь
laser	лазер
lily	лилия
position; post	должность
laureate	лауреат
peregrine falcon	сапсан; сокол
ruby	рубин
basin	таз
legion	легион
lieutenant	лейтенант
vocabulary	лексика
breath; breeze	дуновение; веяние
liberal	либерал
league	лига
limousine	лимузин
linguist	лингвист
linguistics	лингвистика
lens	линза
lyric poetry	лирика
licence	лицензия
logic	логика
logistics	логистика
logo	логотип
locomotive	локомотив
lottery	лотерея
magnet	магнит
front; battlefield	фронт; поле боя
major	майор
candle	свеча
maximum	максимум
servant; farmhand	слуга; батрак
pebble	галька
specialization	специализация
mango	манго
tangerine	мандарин
mandate	мандат
career	карьера
careerist	карьерист
maniac	маньяк
maral; red deer	марал
marathon	марафон
margarine	маргарин
coral; pearl	коралл
march	марш
marshal	маршал
route	маршрут
tomcat	кот
early lamb	ягнёнок раннего окота
ear (of grain)	колос
mask	маска
drunkard	пьяница
drunkenness; alcoholism	пьянство; алкоголизм
mass	масса
massage	массаж
master class	мастер-класс
mathematician	математик
mattress	матрас
sailor	матрос
mafia	мафия
velvet	бархат
pride; boasting	гордость; хвастовство
pride	гордость
cotton grower	хлопковод
approval	одобрение
lintel	притолока; перемычка
furniture	мебель
media	медиа
medic	медик
affection; tenderness	ласка; нежность
kind-hearted person	милосердный человек
nurse	медсестра
hen	курица-несушка
melody	мелодия
memorandum	меморандум
memorial	мемориал
arrogance	высокомерие
menu	меню
marksman; archer	стрелок; меткий стрелок
pearl	жемчуг
wineskin; waterskin	бурдюк
messenger	мессенджер
metallurgist	металлург
metallurgy	металлургия
methane	метан
meteorite	метеорит
methodology	методика
methodology	методология
mechanism	механизм
mechanic	механик
mechanics	механика
mole; birthmark	родинка
minibus	микроавтобус
microbe	микроб
microscope	микроскоп
microphone	микрофон
militia; police	милиция
millimetre	миллиметр
mine	мина
mineral	минерал
minimum	минимум
missionary	миссионер
mission	миссия
rally	митинг
myth	миф
licorice	солодка
fashion	мода
moderator	модератор
modernisation	модернизация
module	модуль
bird cherry	черёмуха
molecule	молекула
monastery	монастырь
monk	монах
monitor	монитор
monitoring	мониторинг
monograph	монография
monologue	монолог
monopoly	монополия
installation; editing	монтаж
morality	мораль
moratorium	мораторий
motive; motif	мотив
motivation	мотивация
musician	музыкант
cartoon	мультфильм
municipality	муниципалитет
mutation	мутация
mute person	немой
generosity	щедрость
zinc	цинк
strength	сила; крепость
hip	бедро; таз
cape; corner	мыс; угол
moss	мох
cranberry	клюква
sculpture; figure	скульптура; фигура
sculptor	скульптор
glacier	ледник
icebreaker	ледокол
oil worker	нефтяник
chimney	труба дымохода
carefulness	тщательность
coercion	принуждение
compulsion	принуждение
menu	меню
declarant; informer	заявитель
deal; transaction	сделка
diplomat; negotiator	дипломат
diplomacy	дипломатия
marble	мрамор
jade; poor horse	кляча
soft leather boots	ичиги
eternity	вечность
crucian carp	карась
navigator	навигатор
dromedary; one-humped camel	нар; одногорбый верблюд
nasybay; snuff	насыбай
sodium	натрий
baker	пекарь
Nauryz kozhe (spring soup)	наурыз-коже
drug addict	наркоман
drug addiction	наркомания
concreteness	конкретность
neuron	нейрон
Neolithic	неолит
nerve	нерв
note	нота
notary	нотариус
laptop	ноутбук
chickpea	нут; горох
halter	недоуздок
dense thicket	чаща; густой лес
newborn; baby	младенец; новорождённый
downpour	ливень
oasis	оазис
plague; burial mound	чума; курган
cancer; glutton	рак (болезнь); обжора
ladle	ковш; черпак
potholes; hollows	рытвины; неровности
thinking	мышление
thimble	напёрсток
lowland; depression	низменность; впадина
hollow; lowland	низина
thinker	мыслитель
ocean	океан
beekeeper	пчеловод
vertebra; spine	позвонок; позвоночник
loyalty; good faith	верность
face powder and rouge	пудра и румяна
treachery	вероломство; предательство
operator; cameraman	оператор
opposition	оппозиция
optics	оптика
option	опция
ditch; moat	ров; яма
Oraza Ait; Eid al-Fitr	Ораза айт
sickle	серп
orbit	орбита
organ; authority	орган
organiser	организатор
organism	организм
order	орден
warrant	ордер
residency	ординатура
forester	лесник
middle finger	средний палец
compatriot	соотечественник
patriotism	патриотизм
colony; flock	колония; отара
colonizer	колонизатор
colonialism	колониализм
hotel	отель
leave; holiday	отпуск
lighter; flint and steel	огниво; зажигалка
settled way of life	оседлость
ophthalmologist	офтальмолог
ammunition	боеприпасы
gold braid	галун; позумент
pavilion	павильон
mineral	полезное ископаемое
judgement; insight	суждение; понимание
judgement; reasoning	суждение; рассуждение
package; bag	пакет
pact	пакт
chamber; ward	палата
panel	панель
panic	паника
pope	папа
bribe	взятка
paragraph	параграф
parade	парад
Paralympics	паралимпиада
parameter	параметр
reason; sense	благоразумие; разум
bribe-taker	взяточник
bribery	взяточничество
password	пароль
ferry	паром
partisan	партизан
partner	партнёр
patent	патент
patriot	патриот
patriotism	патриотизм
cartridge; patron	патрон
patrol	патруль
pause	пауза
paediatrician	педиатр
pension	пенсия
child; offspring	дитя; отпрыск
maternity hospital	роддом
key; fret	клавиша; лад
keyboard	клавиатура
platform	перрон
character	персонаж
staff	персонал
piano	пианино
PR	пиар
jacket	пиджак
peak	пик
picnic	пикник
pilot	пилот
pyramid	пирамида
pistol	пистолет
poster	плакат
plan	план
tablet	планшет
plastic	пластик
plastic	пластмасса
platinum	платина
platform	платформа
raincoat	плащ
plus	плюс
train	поезд
test site; polygon	полигон
polytechnics	политехника
politician	политик
political scientist	политолог
political science	политология
regiment	полк
portrait	портрет
briefcase; portfolio	портфель
parcel	посылка
potential	потенциал
mail; post office	почта
postman	почтальон
poet	поэт
practical course	практикум
presentation	презентация
presidium	президиум
prize; bonus	премия
premiere	премьера
prize	приз
prism	призма
printer	принтер
provider	провайдер
province	провинция
forecast	прогноз
programmer	программист
progress	прогресс
producer	продюсер
hire; rolled metal	прокат
proletariat	пролетариат
promoter	промоутер
propaganda	пропаганда
vice-rector	проректор
protest	протест
protocol; minutes	протокол
profession	профессия
profile	профиль
procedure	процедура
processor	процессор
psychiatrist	психиатр
psyche	психика
publicist	публицист
journalism; opinion writing	публицистика
pulse	пульс
remote control; console	пульт
debate	дебаты; диспут
debate; discussion	дискуссия; дебаты
churn staff	мутовка
pistachio	фисташка
cut; form	покрой; форма
form; shape	форма; облик
plush	плюш
fur of animal legs	мех лапок
purity; chastity	чистота; целомудрие
philosophy	философия
command; force	команда; сила
radar	радар
radiation	радиация
radical	радикал
radius	радиус
round	раунд
mercy	милость; милосердие
amnesty	амнистия
reactor	реактор
reaction	реакция
regime; mode	режим
reserve	резерв
resolution	резолюция
resonance	резонанс
flight; trip	рейс
rating; ranking	рейтинг
rector's office	ректорат
rail	рельс
repair	ремонт
repertoire	репертуар
report	репортаж
reporter	репортёр
resource	ресурс
referendum	референдум
recipe; prescription	рецепт
risk	риск
rhythm	ритм
robotics	робототехника
rock music	рок
role	роль
company	рота
grand piano	рояль
clannishness	родовая рознь
large leather vessel for koumiss	саба; бурдюк
straw	солома
carp	сазан
saxophone	саксофон
paralysis; raft; sal (troubadour)	паралич; плот; сал
weightiness; poise	степенность; весомость
salon; cabin	салон
deposit; contribution	вклад
depositor	вкладчик
salute; fireworks	салют
temple (of the head)	висок
breeze	лёгкий ветерок
samovar	самовар
cedar; larch	кедр; кедровая сосна
sanatorium	санаторий
sanction	санкция
plumber	сантехник
handle; ranks	рукоятка; строй
high felt-lined boots	саптама; сапоги с войлочным чулком
examination; assay	анализ; экспертиза
expert examination	экспертиза
expert; analyst	эксперт; аналитик
stinginess	скупость
commander	военачальник
gopher; souslik	суслик
wasp	оса
jaundice	желтуха
whey; lymph	сыворотка
waterfall	водопад
satire	сатира
selling	продажа
sales	продажа; сбыт
traitor	предатель
betrayal	предательство
question; inquiry	вопрос; запрос
questionnaire; survey	анкета; опрос
written question	вопросник
trade; bargaining	торговля; торги
breeding ewe	овцематка
milkmaid	доярка
magpie	сорока
armour	кольчуга; доспехи
hunter with birds of prey	охотник с ловчими птицами
falconry; hunting	охота с ловчими птицами
river mouth; estuary	устье
mirage	мираж
insurance	страхование
storage; preservation	хранение; сохранение
caution	осторожность
guard; policeman	страж; полицейский
crack; gap	щель; просвет
deaf person	глухой
deafness	глухота
mushroom	гриб
segment	сегмент
season	сезон
secretary	секретарь
saxaul	саксаул
sector	сектор
section	секция
mudflow	сель
feather grass	ковыль
semester	семестр
sword	меч
sensation	сенсация
reliability; confidence	надёжность; уверенность
distrust	недоверие
sergeant	сержант
TV series	сериал
series; episode	серия
upswing; breakthrough	сдвиг; прорыв
impetus; drive	импульс; порыв
certificate	сертификат
spring (device)	пружина
ice floe	льдина
signal	сигнал
silicate	силикат
symbol	символ
symposium	симпозиум
symphony	симфония
synonym	синоним
syntax	синтаксис
shin; leg	голень; нога
cowherd	пастух коров
spacesuit	скафандр
violin	скрипка
sniper	снайпер
council; soviet	совет
state farm	совхоз
soloist	солист
nut (for a bolt)	гайка
horsefly; gadfly	слепень; овод
salt marsh	солончак
saltwort	солянка
saline land	солончак
defendant	подсудимый
sociologist	социолог
sociology	социология
socialist realism	соцреализм
plough	соха; плуг
path; trail	тропа; тропинка
blind person	слепой
blindness	слепота
spam	спам
spectrum	спектр
speaker	спикер
spirit; alcohol	спирт
rate; headquarters	ставка
length of service	стаж
glass	стакан
start	старт
start-up	стартап
statistics	статистика
statue	статуя
stereotype	стереотип
style	стиль
stimulus	стимул
dentist	стоматолог
dentistry	стоматология
stress	стресс
structure	структура
studio	студия
irrigation	орошение; полив
souvenir	сувенир
sovereignty	суверенитет
superleague	суперлига
artist; master	художник слова; творец
marten	куница
marmot	сурок
coldness	холодность
reservoir	водоём; водохранилище
script; scenario	сценарий
screenwriter	сценарист
congress	съезд
accomplice	сообщник
collusion; corruption	сообщничество; коррупция
aching; boil	ноющая боль; чирей
bonus; reward	премия; вознаграждение
plasterer	штукатур
criticism; test	критика; испытание
mercury	ртуть
critic	критик
fracture; fragment	перелом; обломок
bone-setter	костоправ
politeness	вежливость; учтивость
broom	метла; веник
sweepings	сор; мусор
beer	пиво
quilted felt rug	сырмак
outerwear	верхняя одежда
skating rink; slide	каток; горка
yurt door	двустворчатая дверь юрты
plot; story	сюжет
lynx	рысь
quake; shake	сотрясение; толчок
reference; link	ссылка; сноска
nit; vinegar	гнида; уксус
drizzle	изморось
match	спичка
tendon; sinew	сухожилие
strained curd	сузбе; творог
typhus; typhoid	тиф
wart; corn	бородавка; мозоль
leech	пиявка
dried smoked meat; grey	вяленое мясо
dried meat	вяленое мясо
trail; silage	тропа; силос
mammal	млекопитающее
oats	овёс
index finger	указательный палец
falcon	сокол
racehorse	скакун; рысак
mid-morning	позднее утро
seer; prophet	прорицатель
saukele; bridal headdress	саукеле
architecture; magnificence	архитектура
architect	архитектор
husked millet	сок; очищенное просо
juice; secretion; lymph	сок; выделения
extinguisher; switch	выключатель; огнетушитель
frying pan	сковорода
pan-baked bread	табанан; хлеб на сковороде
persistence	настойчивость
naturalness	естественность
table; chart	таблица
scoreboard	табло
herd of cattle	стадо
bald or scabby person	паршивый; плешивый
cleanliness; purity	чистота
tazy; Kazakh greyhound	тазы; борзая
young camel	верблюжонок двух лет
timer	таймер
tact; beat	такт
tactics	тактика
willow; twig	ива; прут
talent	талант
epilepsy; fainting fit	эпилепсия; припадок
ground roasted grain	талкан
discussion; brake for hide	обсуждение; мялка
discussion	обсуждение
customs	таможня
drop	капля
heifer	тёлка
tandoor oven	тандыр
tank	танк
tanker	танкер
cognition; knowledge	познание
popularity	популярность
pistol	пистолет
shortage; deficit	дефицит; нехватка
cockroach	таракан
historian	историк
narrowness; tightness	узость; теснота
clause; branch	пункт; ветвь
subparagraph	подпункт
tarpan	тарпан
paved highway	шоссе
transportation	перевозка
transportation	перевозка
carrier	перевозчик
reconciliation	примирение
mountain goat	горный козёл
peacock	павлин
stick; staff	палка; посох
appointment	назначение
palate	нёбо
daybreak	рассвет; предутреннее время
bandage	бинт; повязка
large bowl	большая деревянная чаша
wheel; pulley	колёсико; шкив
basin; bowl	таз; миска
brake	тормоз
dried dung fuel	кизяк
billy goat	козёл
patterned felt rug	текемет
text	текст
telegram	телеграмма
telegraph	телеграф
television	телевизор
TV channel	телеканал
telescope	телескоп
tobacco; cigarette	табак
railway worker	железнодорожник
smith	кузнец
Pole Star	Полярная звезда
tendency; trend	тенденция
tender	тендер
theorem	теорема
theorist	теоретик
balance; equilibrium	равновесие
physician; GP	терапевт
therapy	терапия
sweat cloth; undershirt	потник; нижняя рубашка
term	термин
terminal	терминал
terminology	терминология
thermometer	термометр
territory	территория
terror	террор
terrorist	террорист
punch; awl	шило; дырокол
hole	дыра; отверстие
lever; mechanism	рычаг; механизм
technician	техник
technologist	технолог
technology park	технопарк
inequality	неравенство
sailor	моряк
equality of rights	равноправие
titanium; titan	титан
title	титул
efficiency	эффективность
squirrel	белка
ankle	лодыжка; щиколотка
pollen; dust	пыльца; пыль
insatiability	ненасытность
hummock; stump	кочка; пень
robbery	грабёж
robber	грабитель
hinge	дверная петля
inference; guess	предположение
net; cage	сеть; клетка
leather flask	торсык; кожаная фляга
fine silk	тонкий шёлк
jam	варенье
dammed pond	запруда
wooden bowl	чаша
parrot	попугай
gooseberry	крыжовник
buckle	пряжка
riverside forest; grove	тугай; роща
mallet; beater	колотушка
yearling sheep	ягнёнок-годовик
knitting; weaving	вязание; ткачество
woodpecker	дятел
saddle cloth	потник
knitwear; textile	трикотаж; текстиль
weaver	ткач; ткачиха
tragedy	трагедия
transit	транзит
broadcast	трансляция
transport	транспорт
trench	траншея
trailer	трейлер
trend	тренд
coach	тренер
training	тренинг
rostrum; stand	трибуна
trilogy	трилогия
pipe	труба
tunnel	туннель
round; tour	тур
chopped meat	нарезанное мясо
tourist camp	турбаза
turbine	турбина
birth	рождение
felt side cover of a yurt	кошма боковой части юрты
rake	грабли
crane	журавль
scar	шрам
cholera	холера
cover; outside	чехол; обивка; внешняя сторона
cork; plug	пробка
fertilizer	удобрение
spy	шпион
tulip	тюльпан
sewing	шитьё
seam; stitch	шов
rein	поводья; повод
thorn	шип; колючка
interpreter	переводчик; толмач
linguist	языковед
slice	ломтик
search (by police)	обыск
computer mouse	компьютерная мышь
support; prop	опора
prop; support	подпорка; опора
pliers	плоскогубцы; клещи
stub; receipt	корешок; квитанция
down; fine wool	пух
thistle	верблюжья колючка
camel herder	верблюжатник
ostrich	страус
camomile	ромашка
pin	булавка
keyword	ключевое слово
hair; nap; nothing	волосок; ворс
midnight	полночь
felt cover of the roof ring	тундик; войлок над шаныраком
misunderstanding	недоразумение
mutual understanding	взаимопонимание
conclusion	вывод; заключение
conception; concept	концепция
formulation	формулирование
snare	силок; петля
sauce; gravy	соус; рассол
white hawk	белый ястреб
tuft; lock of hair	прядь; чуб
lock of hair	прядка волос
beak; muzzle	клюв; морда
instability	нестабильность
stability	стабильность
radish	редька
embroidered wall carpet	тускииз; настенный ковёр
eclipse	затмение
handle; mainstay	ручка; рукоять; опора
arrest	арест
pedestal; perch	пьедестал; насест
water lily; abyss	кувшинка; бездна
haughtiness	надменность
slippers	тапочки
sweets; sweet thing	сладость
repentance	покаяние
dependence	зависимость
folk healer	знахарь; лекарь
big male dog	кобель; сторожевой пёс
tolerance; endurance	толерантность; выносливость
anvil	наковальня
bedding	постель; постельные принадлежности
mat; rug	подстилка
revolutionary	революционер
uranium	уран
utopia	утопия
colostrum	молозиво
roe; caviar	икра
storyline	фабула
phase	фаза
fax	факс
surname	фамилия
fantasy	фантазия
science fiction	фантастика
pharmacist	фармацевт
fauna	фауна
fascism	фашизм
fascist	фашист
federation	федерация
farm	ферма
farmer	фермер
physiologist	физиолог
physiology	физиология
philharmonic hall	филармония
branch	филиал
philologist	филолог
philology	филология
filter	фильтр
flora	флора
fleet; navy	флот
folklore	фольклор
phonetics	фонетика
format	формат
formula	формула
photo	фото
photographer	фотограф
photography; photograph	фотография
faction; fraction	фракция
function	функция
hub	хаб
messenger; herald	вестник; гонец
chaos	хаос
character	характер
secretariat	секретариат
surgery	хирургия
cholesterol	холестерин
hall; lobby	холл
choir	хор
choreography	хореография
chrome; chromium	хром
chronicle	хроника
chronology	хронология
censorship	цензура
cycle	цикл
cyclone	циклон
cylinder	цилиндр
circus	цирк
quotation	цитата
receipt; cheque	чек
suitcase	чемодан
chip	чип
errand runner; courier	посыльный
resin	смола
battle	битва; сражение
puddle	лужа
turnip; radish	репа; редька
scythe	коса (инструмент)
turnip	репа
sledge	сани
grace; kindness	милость; благодеяние
afterglow; sunset glow	заря; закатное зарево
swiftness	быстрота
raid	набег
invasion; raid	нашествие; набег
newborn; afterbirth	новорождённый; послед
groin	пах
chess	шахматы
mine; shaft	шахта
miner	шахтёр
plait ribbon with pendants	шашбау; накосник
scorpion; crayfish	скорпион; рак
seagull	чайка
dune sand	бархан; дюна
microdistrict	микрорайон
lighter	зажигалка
flint; lump (of sugar)	кремень; кусок
vacuum cleaner	пылесос
skis	лыжи
city	город
doorman	швейцар
locust; grasshopper	саранча; кузнечик
masterpiece	шедевр
sugar	сахар
chekmen; cloth coat	чекмень; армяк
sunflower seeds	семечки
shelpek (fried flatbread)	шелпек; лепёшка
cartilage	хрящ
rowan	рябина
chief; boss	шеф
smallpox	оспа
needle grass; chiy	чий
jackal	шакал
thicket of willow	ивняк
cure; healing	исцеление
healer; physician	лекарь
sanatorium	санаторий
boil; furuncle	чирей; фурункул
barrier	шлагбаум
cast iron	чугун
Venus (planet)	Венера
plait ornament	шолпы; подвески для кос
pike	щука
show	шоу
driver	шофёр
inflorescence; bouquet	соцветие
constellation	созвездие
club; mace	дубина; палица
crest; withers	холка
spy	шпион
headquarters	штаб
state; staff	штат
storm	шторм
camel's mane hair	шуда; верблюжья шерсть
patience; endurance	терпеливость
lead rope	чумбур; повод
cigarette	сигарета; папироса
bed curtain; theatre curtain	полог; занавес
authenticity; sincerity	искренность; подлинность
plane tree	чинара; платан
little finger	мизинец
bindweed; ivy	вьюнок; плющ
twig; match	хворост; спичка
cricket; cicada	сверчок; цикада
sea buckthorn	облепиха
studs; metal ornament	бляшки
bay; gulf	залив
ring; link	кольцо; обод
hobble for three legs	треножник; путы
rag	тряпка
back of the head	затылок
gratitude to God	благодарение Богу
thankfulness	благодарность
tap; spout	кран; носик
earthworm	дождевой червь
sausage	колбаса; шужук
broadcloth	сукно
ray; radiance	луч; сияние
pit; hole	яма
scholarship; stipend	стипендия
rough leather shoes	сыромятная обувь
chick	цыплёнок
semi-desert	полупустыня
ladle	половник; ковш
compromise	компромисс; согласие
twilight	сумерки
rhythm	ритм
waste	расточительство
wastefulness	расточительность
bolt; latch	задвижка; засов
evolution	эволюция
equator	экватор
exam	экзамен
crew	экипаж
ecologist	эколог
screen	экран
excavator	экскаватор
exhibit	экспонат
express	экспресс
extremist	экстремист
electrician	электрик
electron	электрон
electronics	электроника
elite	элита
emblem	эмблема
emigration	эмиграция
emotion	эмоция
power engineer	энергетик
encyclopaedia	энциклопедия
epidemic	эпидемия
episode	эпизод
epic	эпопея
epic	эпос
epoch	эпоха
sketch	эскиз
relay race	эстафета
aesthetics	эстетика
variety stage; pop music	эстрада
ethics	этика
etiquette	этикет
ethnographer	этнограф
ethnography	этнография
ethnos	этнос
air; broadcast	эфир
effect	эффект
anniversary; jubilee	юбилей
humour	юмор
lawyer	юрист
yacht	яхта
trace; track	след
hook; clasp	крючок; застёжка
progress	продвижение; прогресс
hanger; peg	вешалка
loop; hook	петля; крючок
burrow; den	нора
female camel	верблюдица
epidemic	эпидемия
pearl	жемчуг
fig	инжир
base; foot of a wall	основание; низ стены
foundation	фундамент
sour milk from churning	иркит; кислое молоко
pus	гной
business person; capable person	делец; деловой человек
business skill; efficiency	деловитость
skilled craftswoman	рукодельница; умелец
business trip	командировка
swelling; tumour	опухоль
swelling	отёк
underwear	нижнее бельё
fur coat	шуба крытая
drink; alcohol	напиток; спиртное
dusk	сумерки
wonder	чудо
scholarship	учёность
astronaut; cosmonaut	космонавт
pardon; apology	прощение; извинение
wild boar	кабан
leopard; panther	леопард; пантера
reception; acceptance	приём; принятие
receiver	приёмщик; получатель
inflammation	воспаление
scales	чешуя
bark; peel	кора; кожура
film; thin shell	плёнка; кожица
sturdy war horse	казанат; боевой конь
excavation; fossil	раскопки; ископаемое
peg; stake	кол; колышек
spring; source	родник; источник
whetstone	точильный камень; оселок
tenacity	упорство; стойкость
birch	берёза
tin	олово
author's fee	гонорар
writer; author	литератор; писатель
nettle	крапива
pocket handkerchief	носовой платок
shield	щит
detention; siege	заключение; осада
custody	арест; заточение
camisole; sleeveless jacket	камзол
blood vessel	кровеносный сосуд
blood pressure	кровяное давление
exploitation; oppression	эксплуатация; угнетение
exploiter; oppressor	эксплуататор; угнетатель
contentment; moderation	довольствование; умеренность
kinsman by blood; ethnic Kazakh returnee	кандас; кровный родственник
dagger	кинжал
blood vessel	кровеносный сосуд
bloodshed	кровопролитие
bitch	сука
murderer; bloodthirsty person	кровопийца; убийца
clasp; staple	застёжка; скоба
stuffiness; sultriness	духота
avalanche	лавина
rye	рожь
tar	дёготь
prune; plum	чернослив; слива
simplicity; modesty	простота; скромность
guard; sentry	караул; сторож
elm	вяз; карагач
currant	смородина
bandit; scarecrow	разбойник; пугало
goitered gazelle	джейран
buckwheat	гречиха
karakurt spider; black widow	каракурт
financier	финансист
fishing rod	удочка
corsac fox	корсак
opponent; rival	противник; соперник
rivalry	соперничество
resistance; objection	сопротивление; возражение
karta (horse-gut dish)	карта; толстая кишка коня
weapons; arms	вооружение
hawk; goshawk	ястреб
debtor	должник
pace; speed	темп
butcher	мясник
assassination; foul play	покушение; злодеяние
enmity; malice	вражда; зло
severity; cruelty	суровость; жестокость
cancer; malignant tumour	злокачественная опухоль
hardness; firmness	твёрдость; жёсткость
cruelty	жестокость
katyk; sour milk	катык; кислое молоко
husk; hull	шелуха
chisel	долото; стамеска
mule	мул
aster	астра
principle; rule	принцип; правило
principle	принцип
trap	капкан
lid; cover	крышка
scraps; offcut	обрезки
gravel; grit	щебень; крошка
sedge	осока
casket; box	шкатулка
yak	як
engine; motor	двигатель; мотор
shepherd	чабан; пастух
bronze	бронза
hot ashes	горячая зола
military commander	полководец; командующий
supporter	сторонник
handbag; saddle bag	котомка; сумочка
wash basin	умывальник
crocodile	крокодил
armpit	подмышка
umbrella	зонт
meal for a guest	угощение гостю
hospitality	гостеприимство
guest's song or gift	конаккаде; подарок гостя
settlement; place of residence	поселение; место жительства
migrant; settler	переселенец
settling	заселение
quiver	колчан
saddlebag	коржын; перемётная сума
defender	защитник
advocacy; defence	защита
jerboa	тушканчик
compound; joining	соединение
sum	сумма
night fold for sheep	загон; стойбище
cattail; bulrush	рогоз
beetle	жук
power; capacity	мощность
drought	засуха
cunning; slyness	хитрость
tall weed; kurai	курай; бурьян
hollow; cavity	полость; пустота
bladder	мочевой пузырь
rubella; measles	корь; краснуха
cooperation at work	сотрудничество
gum	десна
envy; jealousy	зависть; ревность
rime; light snow	изморозь; порошинка снега
capillary	капилляр
price increase	подорожание
high cost of living	дороговизна
sorrel	щавель
lichen; henna	лишайник; хна
sheath	ножны
upland; hill	возвышенность
hoarfrost	иней
pheasant	фазан
sparrowhawk	ястреб-перепелятник
slaughter; massacre	побоище; резня
tongs; pliers	щипцы; клещи
qibla; south	кибла; юг
pipe	труба
pipeline	трубопровод
raven	ворон
pancake; fritter	блин; оладья
comet	комета
river mouth	устье
coccyx	копчик
whirlwind	вихрь; смерч
crupper	подхвостник
slave	раб
steep slope	крутой склон
kulan; onager	кулан
fur hat with ear flaps	ушанка
decline; fall	упадок; спад
slavery	рабство
fortune-teller by beans	гадающий на кумалаках
heifer in its third year	тёлка-трёхлетка
three-year-old colt	кунан; жеребец-трёхлетка
beaver	бобр
depreciation; inflation	обесценивание
secrecy; privacy	секретность; конфиденциальность
construction set	конструктор
patchwork	лоскутное шитьё
sacrifice; victim	жертва
Kurban Ait; Eid al-Adha	Курбан айт
sacrifice	жертвоприношение
toad	жаба
date; persimmon	финик; хурма
tuberculosis	туберкулёз
witch; old crone	ведьма; старая карга
founder	учредитель
pole with a noose	курук; шест с петлёй
drought	засуха
Milky Way	Млечный Путь
falconer	беркутчи; сокольник
heron	цапля
rabies	бешенство
crumbs; sawdust	крошки; опилки
process	процесс
acceleration	усиление; ускорение
stirrup	стремя
felt roof cover of a yurt	узик; кошма верха юрты
maple; willow	клён; ветла
herd of horses; habit	косяк лошадей
owl; owl-feather charm	филин; сова
equity holder	дольщик; пайщик
distributor	распределитель
saving; economy	экономия
saving; economizing	экономия
speaker	громкоговоритель
trend; tendency	тенденция
the Pleiades	Плеяды
bean; kidney bean	фасоль
bonus pay	надбавка
dominance; supremacy	господство
allowance; surcharge	надбавка
plateau	плато; плоскогорье
leaven; ferment	закваска
decision; ruling	решение; определение
pancreas	поджелудочная железа
tissue; soft snow	ткань; рыхлый снег
patriotism	патриотизм
nationalist	националист
nationalism	национализм
snail; year of the Dragon	улитка; год дракона
powder	порошок
inner cheek	щека (изнутри)
sip	глоток
spindle	веретено
foetus; semen	плод; зародыш; семя
trifles; small things	мелочь
blacksmith's trade	кузнечное дело
fit; seizure	приступ; припадок
principle; stance	принцип; позиция
flight	полёт
spark	искра
mobile communication	мобильная связь
understanding	понимание; представление
comprehension	понимание
literary scholar	литературовед
literature scholar or teacher	литератор; литературовед
toilet; lavatory	туалет; уборная
wrinkle	морщина
glass	стекло
lime	известь
limestone	известняк
weakness	слабость
purse; wallet	кошелёк; бумажник
colleague	коллега
partnership	партнёрство
cock; rooster	петух
egoism	эгоизм
killer	убийца
breast strap	нагрудник коня
producer	производитель
artist; talented performer	мастер искусства
invention	изобретение
inventor	изобретатель
productivity	производительность; продуктивность
rise; uphill	подъём; возвышенность
hump	горб
rise; upsurge	подъём
loom; weaving	ткацкий станок; ткань
pasture; sphere; scope	пастбище; поле; размах
expansion; growth	расширение
gossip (person)	сплетник
plant	растение
usurer	ростовщик
grower; breeder	растениевод; животновод
gall; bile	желчь; жёлчный пузырь
compensation	компенсация; возмещение
compensation payment	компенсация
repayment; compensation	возмещение; погашение
ford; crossing	брод; переправа
conductor	проводник
passing; passage	переход; проход
bid; application	заявка
processing	обработка
processor	обработчик
gullet; oesophagus	пищевод
breast ornament	нагрудное украшение
to distinguish; to separate	различать; разъединять
to decrease	уменьшаться
to turn; to rotate; to convert	вращать; превращать
to turn; to become; to rotate	вращаться; превращаться
to be engaged in	заниматься
to say; to tell	сказать; рассказать
to be said; to be mentioned	быть сказанным; говориться
to argue; to compete in verse	спорить; состязаться
to separate; to distinguish	разделять; отличать
to lose; to part with	лишаться; расставаться
to take; to get; to buy	брать; получать; покупать
to be taken	браться; быть взятым
to move away	удаляться
to determine; to clarify	определять; выяснять
to take to; to lead to	отвести; отвезти; отнести
to be devoted; to be intended	посвящаться; предназначаться
to devote; to dedicate	посвящать; предназначать
to increase; to enhance	увеличивать; повышать
to increase; to exceed	возрастать; превосходить
to hurry	спешить; торопиться
to be called; to be named	называться; именоваться
to name; to call; to mention	называть; именовать
to set out; to depart	отправляться; выезжать
to shoot; to throw; to dawn	стрелять; бросать; рассветать
to be ill; to hurt	болеть
to replace; to exchange	заменять; менять
to change; to move over	меняться; переходить
to open; to discover	открывать
to open; to be opened	открываться
to end; to be completed	завершаться; заканчиваться
to finish; to complete	завершать; заканчивать
to connect; to link	связывать
to be connected; to contact	связываться
to tie; to bind	связывать; привязывать
to be noticed; to be felt	замечаться; наблюдаться
to notice; to observe	замечать; наблюдать
to go	идти; ехать
to begin; to start	начинаться
to begin; to lead	начинать; вести
to press; to step; to print	давить; наступать; печатать
to govern; to manage	управлять; руководить
to sink; to set; to dare	тонуть; заходить; сметь
to value; to assess	оценивать; ценить
to approve; to fasten	утверждать; закреплять
to give	давать
to be given; to devote oneself; to surrender	даваться; предаваться; сдаваться
to be; to become; to happen	быть; стать; происходить
to express; to inform	выражать; сообщать
to know; to find out	знать; узнать
to end; to be finished	кончаться; завершаться
to finish; to graduate	заканчивать; завершать
to divide; to allocate	делить; выделять
to prepare oneself; to be prepared	готовиться
to prepare; to cook	готовить; подготавливать
to develop	развиваться
to develop	развивать
to rest; to breathe	отдыхать; дышать
to say; to call	говорить; называть
to sow; to plant	сеять; сажать
to treat; to cure	лечить
to introduce; to insert	вводить; вносить
to enter; to be included	входить; проникать
to take along	брать с собой
to follow	следовать; идти следом
to calculate; to reckon	вычислять; считать
to hear	слышать
to do; to make	делать; совершать
to close; to cover	закрывать; накрывать
to be closed; to be covered	закрываться; накрываться
to write	писать
to be written; to sign up; to recover	писаться; записываться; выздоравливать
to continue	продолжать
to continue; to be joined	продолжаться; соединяться
to light; to kindle	зажигать
to burn; to shine	гореть
to create; to like	создавать; считать годным
to be made; to be done	делаться; создаваться
to make; to do; to create	делать; создавать
to hide; to conceal	прятать; скрывать
to lie; to stay	лежать; находиться
to fall as rain or snow	идти; лить
to please; to suit	нравиться; подходить
to approach	приближаться
to deliver; to convey	доставлять; доводить
to reach; to be enough	достигать; хватать
to eat	есть; кушать
to win; to defeat	побеждать; одолевать
to be defeated; to lose	проигрывать; терпеть поражение
to gather; to be collected	собираться
to gather; to collect; to tidy	собирать; убирать
to destroy; to eliminate	уничтожать; устранять
to lose	терять
to get lost; to disappear	теряться; исчезать
to wash	мыть; стирать
to cry; to weep	плакать
to get warm	нагреваться; теплеть
to send; to let go	посылать; отпускать
to run	бегать; бежать
to swim; to sail	плавать; плыть
to conduct; to drive	проводить; вести; водить
to go about; to walk; to move	ходить; двигаться
to spend; to use	тратить; расходовать
to set off	отправляться; пускаться
to research; to study	исследовать; изучать
to meet; to be found	встречаться
to bring; to cause; to cite	приводить; причинять
to come; to arrive	приходить; приезжать
to agree; to suit	соглашаться; договариваться
to cut	резать
to leave; to go away	уходить; уезжать
to be late	опаздывать
to forgive; to experience	прощать; переживать
to put on; to wear	надевать; носить
to enter	входить
to set to; to begin	приступать; браться
to laugh	смеяться
to wait; to look after	ждать; ухаживать
to multiply; to increase	увеличиваться; умножаться
to help	помогать
to show; to indicate	показывать; указывать
to see; to experience	видеть; испытать
to appear; to seem	виднеться; казаться
to lift; to raise; to bear	поднимать; повышать; выносить
to rise; to go up	подниматься; повышаться
to throw	бросать; кидать
to be proud; to boast	гордиться; хвастаться
to praise	хвалить
to ride; to get on	ездить верхом; садиться
to be based; to be founded	основываться
to think over; to reflect	думать; размышлять
to think	думать
to play	играть
to return; to come back	возвращаться
to be located; to settle	располагаться; размещаться
to install; to establish	устанавливать
to be fulfilled	выполняться; исполняться
to perform; to fulfil	выполнять; исполнять
to sit; to sit down	сидеть; садиться
to wake up	просыпаться
to read; to study	читать; учиться
to use; to make use of	использовать; пользоваться
to be cooked; to ripen	вариться; поспевать
to cook; to bake; to boil	варить; печь
to elect	избирать
to put; to build; to insert	класть; строить; вкладывать
to be built; to be put	строиться; вкладываться
to be considered; to be counted	считаться
to count; to consider	считать
to sell	продавать
to keep; to preserve	хранить; сохранять
to feel; to sense	чувствовать; ощущать
to feel; to be aware of	чувствовать; осознавать
to jump	прыгать
to believe; to trust	верить; доверять
to strike; to forge; to drop in	бить; ковать; заезжать
to fight; to wage war	воевать; сражаться
to test; to criticise	испытывать; критиковать
to break	ломать; разбивать
to break	ломаться; разбиваться
to lean; to rely	опираться
to admire; to delight in	восхищаться; любоваться
to love; to kiss	любить; целовать
to ask; to request	спрашивать; просить
to talk with; to converse	разговаривать; беседовать
to speak; to talk	говорить; разговаривать
to put out; to turn off	гасить; выключать
to go out; to be extinguished	гаснуть; тухнуть
to find; to earn; to give birth	находить; зарабатывать; рожать
to be found	находиться; найтись
to clean	чистить; очищать
to analyse	анализировать; разбирать
to admire; to watch with pleasure	любоваться; наслаждаться
to eat; to have a meal	питаться; кушать
to know; to recognise	узнавать; знать
to introduce; to acquaint	знакомить; представлять
to get acquainted	знакомиться
to distribute; to spread	распространять; раздавать
to disperse; to spread; to comb	расходиться; распространяться; чесать
to pull; to attract; to smoke	тянуть; привлекать; курить
to throw; to abandon	бросать; оставлять
to choose; to elect	выбирать; избирать
to kick	пинать; лягать
to check; to inspect	проверять
to touch; to be hit; to fall to	касаться; достаться
to touch; to offend	трогать; задевать
to fill; to fill in	наполнять; заполнять
to be filled	наполняться
to complement; to supplement	дополнять; пополнять
to stop; to cease	останавливать; прекращать
to stop; to halt	останавливаться
to freeze; to be cold	мёрзнуть
to be born; to give birth; to rise	рождаться; рожать; восходить
to try; to strive	стараться; стремиться
to listen	слушать
to sew; to plant; to fix	шить; сажать; вперять
to wish	желать
to fall; to get off; to get in	падать; спускаться; попадать
to explain	объяснять
to understand	понимать
to lower; to drop; to film	спускать; ронять; снимать
to stand; to live; to get up	стоять; жить; вставать
to erect; to make stand	возводить; поднимать
to pay	платить
to get tired	уставать
to invite; to call	приглашать; звать
to solve; to undo; to take off	решать; развязывать; снимать
to be solved; to come undone	решаться; развязываться
to take out; to produce; to publish	выводить; производить; выпускать
to go out; to come out; to climb	выходить; выезжать; подниматься
to look for; to search	искать
to do; to work	делать; работать
to drink	пить
to accept; to receive	принимать
to boil	кипятить
to boil	кипеть
to give back; to return	возвращать
to return	возвращаться
to want; to wish; to choose	желать; хотеть
to leave; to leave behind	оставлять
to remain; to stay	остаться
to form; to shape	формировать
to be formed; to take shape	формироваться; складываться
to cover; to include	охватывать; включать
to look; to look after	смотреть; присматривать
to take part; to concern	участвовать; относиться
to run away; to flee	бежать; убегать
to move	двигаться
to be put; to be set	ставиться; быть поставленным
to use; to apply	применять; использовать
to protect; to defend	защищать
to fear; to be afraid	бояться
to add; to join; to switch on	добавлять; присоединять; включать
to join; to be added	присоединяться; добавляться
to put; to place; to stop	ставить; класть; прекращать
to be glad; to rejoice	радоваться
to chase; to drive out	гнать; преследовать
to do; to make	делать; совершать
to build; to set up; to form	создавать; строить; основывать
to be formed; to consist	образовываться; состоять
to congratulate	поздравлять
to save; to rescue	спасать
to marry	жениться
to learn; to get used	учиться; привыкать
to teach; to train	учить; приучать
to hope	надеяться
to organise	организовывать
to sleep	спать
to strive; to rush	стремиться; бросаться
to forget	забывать
to like	любить; одобрять
to please; to be liked	нравиться
to hit; to beat	бить; ударять
to hold; to catch; to keep	держать; ловить
to offer; to propose	предлагать
to win; to gain	выигрывать
to fly	летать; лететь
to bring; to lead to	приносить; привозить
to take away; to carry off	уносить; увозить
to change; to alter	изменять; менять
to change	изменяться; меняться
to kill	убивать
to die	умирать
to grow; to increase	расти; увеличиваться
to grow; to raise	выращивать; растить
to hold; to conduct; to let pass	проводить; пропускать
to pass; to cross; to take place	проходить; переходить
to lose one's way; to be mistaken	заблудиться; заблуждаться
to reduce; to subtract	уменьшать; вычитать
to caress; to fondle	ласкать; нежить
to be accused	обвиняться
to accuse; to blame	обвинять
to exchange; to barter	обменивать
to shout	кричать
to worry	беспокоить; тревожить
to worry; to be anxious	беспокоиться; отвлекаться
to be deceived; to amuse oneself	обманываться; забавляться
to deceive	обманывать
to replace; to exchange	заменять; обменивать
to exchange; to alternate	обмениваться; сменяться
to mix; to stir	мешать; смешивать
to mix; to mingle; to interfere	смешиваться; общаться; вмешиваться
to stroll around; to visit; to saw	обходить; посещать; пилить
to feed; to bring up; to exceed	кормить; содержать; превышать
to perform; to carry out	исполнять; выполнять
to be carried out	выполняться
to translate; to turn over; to transfer	переводить; переворачивать; перечислять
to turn over; to be translated	переворачиваться; переводиться
to hunt; to fish	охотиться; ловить
to get angry	сердиться; злиться
to cherish; to care for	лелеять; заботиться
to pity; to spare	жалеть; щадить
to turn white	белеть; бледнеть
to flow; to leak	течь; литься
to let flow; to drain	сливать; лить
to be justified; to be acquitted	оправдываться
to justify; to acquit; to whitewash	оправдывать; белить
to consult; to take advice	советоваться
to stalk; to watch for	подстерегать; следить
to notice; to realise	замечать; понимать
to be noticed	замечаться
to enrich	обогащать
to train; to take care of	ухаживать; холить
to dip; to immerse	погружать; окунать
to get rich	богатеть
to narrate; to report	излагать; повествовать
to be valued; to be assessed	оцениваться
to tend; to watch; to try	пасти; следить; стараться
to subdue; to conquer	подчинять; покорять
to submit; to obey	подчиняться
to be directed; to be aimed	направляться
to direct; to aim	направлять
to observe; to control	наблюдать; контролировать
to decorate	украшать; оформлять
to be depicted	изображаться
to depict	изображать
to adapt	приспосабливаться; адаптироваться
to adapt	приспосабливать; адаптировать
to be strengthened; to be fixed	укрепляться
to be resolute; to dig in	решиться; укрепиться
to be approved; to be fastened	утверждаться; закрепляться
to be designated; to be fixed	назначаться; определяться
to mark; to designate	отмечать; назначать; определять
to turn pale	бледнеть
to release; to vacate; to dismiss	освобождать; увольнять
to become free; to be vacated	освобождаться
to paint; to dye	красить
to tie up; to bind	связывать; завязывать
to join forces	объединяться
to unite	объединяться
to unite; to merge	объединять
to be reconciled; to come to terms	мириться; договариваться
to fold	складывать; сгибать
to break; to destroy; to violate	ломать; разрушать; нарушать
to break down; to go bad	ломаться; портиться; нарушаться
to order; to command	приказывать; повелевать
to distort	искажать
to turn; to twist	поворачивать; крутить
to turn	поворачиваться; сворачивать
to be delayed; to linger	задерживаться
to dam; to hinder	преграждать; задерживать
to be wrapped in; to be swaddled	быть окутанным; пеленаться
to be divided; to separate	делиться; отделяться
to share	делиться; разделять
to bloom; to flourish	цвести; процветать
to shout; to vowel aloud	громко говорить; кричать
to get used; to acquire a habit	привыкать; приучаться
to make friends	подружиться
to prove	доказывать
to glorify; to promote	превозносить; пропагандировать
to be sown; to weep bitterly	сеяться; рыдать
to imagine	представлять; воображать
to appear in the mind	представляться; мерещиться
to be moved; to melt	умиляться
to be carried away	увлекаться
to imitate	подражать
to be treated	лечиться
to be introduced	вводиться; вноситься
to introduce; to let in	внедрять; вводить
to stand out; to differ	отличаться; выделяться
to distinguish; to single out	выделять; отличать
to come of age; to grow up	возмужать; вырастать
to caress; to indulge	баловать; ласкать
to be playful; to be coddled	ласкаться; нежиться
to melt; to dissolve	таять; растворяться
to be lazy	лениться
to melt; to dissolve	растапливать; растворять
to be counted; to be considered	считаться; вычисляться
to grow up; to mature	взрослеть; подрастать
to warn; to note	предупреждать; замечать
to take into account	учитывать
to be heard	слышаться
to have mercy on	щадить; жалеть
to work; to toil	трудиться
to crawl	ползать
to be downcast	унывать; печалиться
to stick; to cling	прилипать; приставать
to punish	наказывать
to occupy; to spend summer	занимать; летовать
to shine; to blossom	цвести; сиять
to spread; to graze	распространяться; пастись
to settle; to take a seat	устраиваться; располагаться
to lick	лизать
to hire oneself out	наниматься
to hire; to rent	нанимать; снимать
to gleam; to glitter	сверкать; блестеть
to beg; to implore	умолять
to get tired of; to be bored	надоедать; уставать
to join; to connect	соединять; наращивать
to stick; to glue on	приклеивать; прилеплять
to wound	ранить
to suit; to get along	подходить; ладить
to be created	создаваться
to be of use; to be fit	годиться; пригождаться
to be injured	получать ранение
to be published; to be announced	публиковаться
to publish; to announce	публиковать; объявлять
to split; to burst	раскалывать; взрывать
to explode; to split	взрываться; раскалываться; лопаться
to compete; to race	соревноваться
to flash; to sparkle	сверкать
to shine; to sparkle	сверкать; сиять
to become young; to reach an age	молодеть; достигать возраста
to equip; to form a unit	комплектовать; формировать
to hide oneself	прятаться; скрываться
to learn by heart	заучивать; запоминать
to train; to practise	тренироваться; упражняться
to train; to coach	тренировать
to rain down; to shower	осыпать; обрушивать
to conquer; to be hostile	завоёвывать; враждовать
to spread; to hang out	расстилать; развешивать
to go along; to skirt	идти вдоль; обходить
to improve	улучшать
to improve	улучшаться
to side with; to defend	защищать; поддерживать
to like; to approve	одобрять; любить
to renew; to update	обновлять
to be renewed	обновляться
to err; to slip	ошибаться; сбиваться
to make a mistake	ошибаться
to modernise; to revive	модернизировать; возрождать
to be revived; to be modernised	возрождаться; модернизироваться
to harness	запрягать
to glue	клеить
to bury; to inter	хоронить
to lead by hand; to lead	вести за руку; вести
to lead; to guide	вести; руководить
to improve; to perfect	совершенствовать
to mature; to improve	совершенствоваться; созревать
to be sufficient	хватать; достигать
to accumulate	накапливаться
to accumulate; to gather	накапливать; собирать
to gather; to put away	собирать; убирать
to feel disgust	брезговать; питать отвращение
to be destroyed; to disappear	уничтожаться; исчезать
to send	посылать; отправлять
to meet; to come across	встречаться; повстречаться
to be planned	планироваться
to plan	планировать
to raise; to promote	повышать
to rise; to be promoted	повышаться; подниматься
to wash oneself	умываться; мыться
to approach	приближаться
to make cry	доводить до слёз
to move; to shift	двигаться; перемещаться
to move; to push along	двигать; перемещать
to glitter; to gleam	блестеть
to warm oneself	греться
to warm; to heat	греть; отапливать
to smile	улыбаться
to sing of; to recite	воспевать; петь
to tear; to plough	рвать; пахать
to get torn	рваться
to knock down; to throw	валить; сваливать
to fall; to be thrown	падать; валиться
to be inspired	воодушевляться
to classify; to conjugate	классифицировать; спрягать
to load; to entrust; to upload	грузить; возлагать
to be consoled	утешаться
to comfort; to console	утешать; успокаивать
to pluck; to tear out	вырывать; щипать
to soften	смягчать
to soften	смягчаться
to swallow	глотать
to be repaired	ремонтироваться
to repair; to fix	чинить; ремонтировать; поправлять
to send off; to dispatch	отправлять
to get bored	скучать
to develop; to master	осваивать; овладевать
to possess; to own	владеть; обладать
to adapt; to become skilled	приспосабливаться
to be shy	стесняться; робеть
to push	толкать
to bend; to bow; to tan	гнуть; склонять; дубить
to smell; to sniff	нюхать
to dry	сохнуть; высыхать
to meet; to come across	встречаться; попадаться
to humiliate; to belittle	унижать; принижать
to decrease	уменьшаться; убывать
to reduce; to belittle	уменьшать; умалять
to dry	сушить
to forgive; to renounce; to wade	прощать; отказываться; переходить вброд
to scold; to be vexed	досадовать; бранить
to widen; to expand	расширять
to consult; to confer	советоваться
to widen; to expand	расширяться
to dress	одевать
to get dressed	одеваться
to pause; to delay	задерживаться; медлить
to blame	винить; обвинять
to make smaller	уменьшать
to get smaller	уменьшаться
to mutter	бормотать
to burn; to scorch	жечь; обжигать
to make laugh	смешить
to smile	улыбаться
to envy	завидовать
to struggle; to wrestle	бороться
to sigh	вздыхать
to be awaited; to be expected	ожидаться
to take care of oneself	ухаживать за собой
to strengthen; to intensify	усиливать
to intensify; to grow stronger	усиливаться
to burn; to be scorched	гореть; обжигаться
to multiply; to increase	умножать; увеличивать
to turn green; to turn blue	зеленеть; синеть
to aim; to intend	целиться; намереваться
to turn green; to sprout	зеленеть; всходить
to bury	закапывать; хоронить
to be buried; to be covered	зарываться; покрываться
to persuade; to tame	уговаривать; приучать
to become old; to wear out	стареть; ветшать
to consent; to submit	соглашаться; покоряться
to get used	привыкать; свыкаться
to beautify; to make prosper	украшать
to flourish; to become beautiful	расцветать; хорошеть
to be shown; to be indicated	показываться; указываться
to move house; to migrate	переезжать; кочевать
to move; to copy	переселять; переписывать; копировать
to adapt; to make suitable	приспосабливать; подбирать
to praise; to laud	восхвалять; хвалить
to bother; to disturb	беспокоить; тревожить
to be restless; to worry	беспокоиться
to specialise	специализироваться
to be awarded	награждаться
to award; to reward	награждать
to practise; to train	упражняться; практиковаться
to inhabit; to dwell	обитать; населять
to master; to acquire	овладевать; осваивать
to be acknowledged	признаваться
to admit; to acknowledge	признавать
to undertake	обязываться
to oblige; to bind	обязывать
to mumble	мямлить
to pity	жалеть; сочувствовать
to freeze; to get chilled	замерзать; мёрзнуть
to be sad	грустить
to state; to declare	заявлять
to tend lovingly	холить; лелеять
to promote; to propagate	пропагандировать
to get worse	ухудшаться
to intend	намереваться
to strengthen	укреплять
to become stronger	укрепляться
to point; to indicate	указывать
to outstrip; to surpass	опережать; обгонять
to wrap oneself; to be wrapped	закутываться; окутываться
to wrap	заворачивать; обёртывать
to be installed	устанавливаться
to be established; to settle	устанавливаться
to settle; to become firm	укрепляться; утверждаться
to seat; to plant	сажать; усаживать
to carve; to hollow out	долбить; вырезать
to get better; to recover	поправляться; налаживаться
to repair; to correct	исправлять; поправлять
to reason; to judge	рассуждать; полагать
to exchange opinions	обмениваться мнениями
to cut out clothes; to shape	кроить
to be confirmed	подтверждаться
to confirm	подтверждать
to be offended	обижаться
to offend; to upset	обижать
to be regulated	регулироваться
to regulate; to put in order	регулировать; упорядочивать
to be inspired	воодушевляться
to formalise; to draw up	оформлять
to compete; to contend	состязаться
to compare	сравнивать
to get cool	холодать; остывать
to take into account; to reckon with	считаться
to ladle and pour	переливать; взбалтывать
to sort; to differentiate	сортировать; дифференцировать
to turn yellow	желтеть
to bargain	торговаться
to milk	доить
to travel	путешествовать
to miss; to long for	скучать; тосковать
to be kept; to be preserved	сохраняться; храниться
to insure; to warn	страховать; предостерегать
to be careful; to beware	остерегаться; беречься
to sprinkle; to sow	сыпать; сеять
to decline a noun	склонять
to stroll	гулять; прогуливаться
to be afraid; to be wary	опасаться; пугаться
to describe; to characterise	описывать; характеризовать
to stroke	гладить
to stretch; to drag out	тянуть; растягивать
to stretch; to last	тянуться; длиться
to wither; to fade	вянуть; увядать
to be convicted	быть осуждённым
to try; to sentence	судить; осуждать
to slaughter; to peel	резать скот; свежевать
to water; to irrigate	поливать; поить
to get wet	мокнуть; намокать
to wet; to moisten	мочить; смачивать
to depict; to describe	изображать; описывать
to cool down	остывать; холодеть
to cool	охлаждать; остужать
to whisper	шептать
to draw; to draw a line	чертить
to give as a present; to respect	дарить; уважать
to worship; to pray	поклоняться; молиться
to sweep; to strip off	подметать; снимать
to slide; to skate	скользить; кататься
to fit in	вмещаться; помещаться
to squeeze; to wring	выжимать; отжимать
to soak in; to be absorbed	впитываться; усваиваться
to absorb; to instil	впитывать; усваивать
to strain; to butt; to skim	процеживать; бодать
to drag	тащить; волочить
to wipe; to rub	вытирать; стирать
to wipe oneself	вытираться
to stumble	спотыкаться
to dive	нырять
to make inquiries	расспрашивать
to inquire	расспрашивать
to dress smartly	наряжаться
to unpick; to reproach	распарывать; порицать
to worship	поклоняться
to hand over; to entrust	вручать; передавать
to dispute; to compete for	спорить; оспаривать
to strive; to flutter	стремиться; порываться
to be discussed	обсуждаться
to discuss	обсуждать
to drip	капать
to drip; to kindle	капать; разжигать
to deny; to disown	отрекаться; отказываться
to be recognised; to become known	признаваться; узнаваться
to make known; to show	показывать; знакомить
to hand in; to entrust; to take an exam	сдавать; поручать
to trample; to flatten	топтать; попирать
to weigh	взвешивать
to spread; to be distributed	распространяться
to comb one's hair	причёсываться
to be distributed; to be disbanded	распространяться; распускаться
to be drawn; to be attracted; to recede	тянуться; привлекаться; отступать
to carry; to transport	возить; таскать
to transport	перевозить; транспортировать
to taste	пробовать; вкушать
to make peace	мириться
to run out; to end	кончаться; иссякать
to use up; to exhaust	истощать; исчерпывать
to slip; to deviate	скользить; отклоняться
to be appointed	назначаться
to appoint; to fix	назначать
to put on; to wear; to pin	надевать; прикалывать
to be pinned; to be brought as a charge	прикалываться; предъявляться
to be amazed	изумляться; удивляться
to marvel; to wonder	удивляться; изумляться
to be surprised	удивляться
to move deeply	волновать; трогать
to be moved; to be agitated	волноваться; растрогаться
to swing; to sway	качаться; колебаться
to rock; to swing	качать; раскачивать
to pick; to type; to collect	собирать; набирать
to stare; to be pierced	уставиться; продырявиться
to equalise; to balance	уравнивать
to become equal	равняться; сравниваться
to compare; to equate	сравнивать; приравнивать
to be celebrated	праздноваться
to celebrate	праздновать; отмечать
to be filled	заполняться
to be filled out; to become stout	пополняться; полнеть
to be agitated; to ponder	волноваться; размышлять
to ponder; to twist	обдумывать; скручивать
to be agitated; to wave	волноваться; колебаться
to rob	грабить
to unite; to group together	сплачиваться; группироваться
to group; to gather	группировать
to eat one's fill	наедаться; насыщаться
to weave; to knit	ткать; вязать
to give rise to; to cause	порождать; вызывать
to generate; to cause	порождать; вызывать
to arise; to originate	возникать
to give rise to; to cause	порождать; вызывать
to stop; to refrain	прекращаться; воздерживаться
to stop; to settle; to breathe	затихать; прекращаться
to calm down	успокаиваться
to calm; to soothe	успокаивать
to rest; to relax	отдыхать
to forbid; to restrain	запрещать; сдерживать
to stuff; to hide	засовывать; прятать
to hide; to be crammed	прятаться; набиваться
to string; to line up	нанизывать; составлять
to line up	выстраиваться
to talk with	беседовать; разговаривать
to rest against; to come up against	упираться; опираться
to prop; to rest against	подпирать; упирать
to be registered	регистрироваться
to combine	сочетаться
to register; to attach	регистрировать; прицеплять
to bite	кусать
to improve; to straighten out	исправляться; налаживаться
to correct; to fix	исправлять
to straighten; to correct	выпрямлять; исправлять
to meet; to converge	сходиться; соединяться
to spend the night	ночевать
to transform; to diversify	разнообразить; преобразовывать
to vary; to be transformed	видоизменяться
to poke; to nudge	толкать; тыкать
to understand each other	понимать друг друга
to tie; to deduce	завязывать; заключать
to despair; to lose hope	отчаиваться; разочаровываться
to formulate; to conclude	формулировать; заключать
to stabilise	стабилизироваться
to stay; to settle down	останавливаться; стабилизироваться
to catch fire	загораться; воспламеняться
to merge; to become whole	сливаться
to light; to set fire	зажигать
to be brought up	воспитываться
to bring up; to educate	воспитывать
to fight; to brawl	драться
to pour out; to spill; to shed	лить; проливать; высыпать
to spill; to pour	литься; проливаться
to tolerate; to endure	терпеть; переносить
to lower; to reduce	снижать; понижать
to go down; to decrease	снижаться; понижаться
to worry; to grieve	переживать; горевать
to massage; to crumple	массировать; мять
to get in touch	связываться; созваниваться
to report; to inform	сообщать; извещать
to gallop; to chop; to mow	скакать; рубить; косить
to attack	атаковать; нападать
to be inspired	вдохновляться
to chew	жевать
to estimate	прикидывать; оценивать
to make gallop; to have chopped	гнать вскачь
to confuse	путать
to get confused; to get tangled	путаться; запутываться
to rejoice	ликовать; радоваться
to have scattered	заставить рассыпать
to scatter; to sprinkle	рассыпать; разбрасывать
to be scattered	рассыпаться
to sting; to crack; to complain	жалить; раскалывать; жаловаться
to suffer; to smoke	испытывать; курить
to retreat; to step back	отступать
to be limited	ограничиваться
to limit; to restrict	ограничивать
to undress	раздеваться
to survey; to review	обозревать; осматривать
to plunge; to be immersed	погружаться; окунаться
to bathe	купаться
to make noise	шуметь
to endure; to bear	терпеть; выдерживать
to soak; to wet	мочить; замачивать
to sing loudly; to soar	петь; воспарять
to be published; to be taken out	выпускаться; выноситься
to scream	визжать; пронзительно кричать
to rot	гнить
to be thirsty	испытывать жажду
to motivate; to encourage	стимулировать; поощрять
to be eager	проявлять интерес; стараться
to sway	раскачиваться
to leap; to spring	прыгать; подпрыгивать
to get hot	нагреваться; горячиться
to heat	нагревать; греть
to displace; to oust	вытеснять
to shift; to give way	сдвигаться; отступать
to hang; to hook	вешать; цеплять
to be hung; to get caught	висеть; зацепляться
to catch on; to join	цепляться; примыкать
to select; to sort	отбирать
to swell	опухать; отекать
to bite; to snap at	кусать; хватать ртом
to be accepted; to be adopted	приниматься
to be stuck in; to stare	вонзаться; вперяться
to supervise; to monitor	следить; контролировать
to respect; to value	уважать; ценить
to be exhausted	утомляться; изнемогать
to dig	копать; рыть
to be repeated	повторяться
to repeat	повторять
to grieve	горевать; печалиться
to joke	шутить
to float; to drift	плавать; парить
to be shut in	запираться
to lock up; to besiege	запирать; осаждать
to satisfy	удовлетворять
to be satisfied	удовлетворяться
to cover; to fill; to pack	покрывать; заполнять; упаковывать
to be considered; to be examined	рассматриваться
to consider; to examine	рассматривать
to be considered	рассматриваться
to turn black; to darken	чернеть; темнеть
to finance	финансировать
to resist; to oppose	сопротивляться
to grow old	стареть
to curse	проклинать
to jump; to leap	прыгать
to harden; to tighten	укреплять; ужесточать
to harden; to become stricter	твердеть; ужесточаться
to make a mistake	ошибаться
to harden; to freeze	твердеть; застывать
to involve; to enlist	привлекать
to fear; to be apprehensive	опасаться
to dry; to roast	вялить; обжигать
to suffer; to have difficulty	мучиться; затрудняться
to torment; to torture	мучить; пытать
to wreck; to destroy	разрушать
to be wrecked; to collapse	разрушаться
to cut off; to spare; to part with	отрезать; жертвовать; расставаться
to be excited; to flare up	возбуждаться; разгораться
to move; to touch on	двигать; затрагивать
to support	поддерживать
to mount; to seat; to give lodging	устанавливать; сажать
to land; to settle; to spend the night	садиться; приземляться; ночевать
to settle	поселяться; обосноваться
to surround; to fence	окружать; огораживать
to digest; to summarise; to smelt	обобщать; переваривать; плавить
to sum up; to conclude	подводить итоги
to be protected	защищаться
to defend oneself	защищаться; обороняться
to gladden; to delight	радовать
to support; to approve; to charge	поддерживать; одобрять
to fry	жарить
to walk; to go visiting	гулять; ходить в гости
to turn red; to blush	краснеть
to heat	нагревать; раскалять
to heat up; to get excited	накаляться; горячиться
to be interested; to be tempted	интересоваться; увлекаться
to interest; to attract	интересовать; привлекать
to envy; to begrudge; to be jealous	завидовать; ревновать; жалеть
to scrape; to shave; to exterminate	скоблить; брить; истреблять
to perish; to be exterminated	гибнуть; истребляться
to shear; to cut	стричь; отрезать
to press; to squeeze	сжимать; давить
to be pressed; to feel shy	стесняться; смущаться
to shorten; to reduce	сокращать; укорачивать
to become shorter	сокращаться
to flow into; to pour	вливаться; литься
to overthrow; to knock down	валить; свергать
to fall down; to collapse	падать; рушиться
to crave; to be passionate about	страстно желать; увлекаться
to respect; to honour	уважать; почитать
to perish; to disappear	пропадать; гибнуть
to destroy; to eradicate	губить; искоренять
to dry; to drain	сушить; осушать
to become dry	сохнуть; высыхать
to embrace; to hug	обнимать
to pour; to cast	наливать; лить
to tear; to pluck; to break off	рвать; прерывать
to be torn; to break off	рваться; обрываться
to rub	тереть
to coordinate; to harmonise	согласовывать; координировать
to match; to harmonise	сочетаться; гармонировать
to be heaped up	накапливаться; скучиваться
to manage in time; to keep up	успевать
to distribute; to deal out	распределять; раздавать
to share; to divide up	делить
to enlarge; to magnify	увеличивать
to get bigger	увеличиваться
to keep silent	молчать
to call; to appeal; to utter	звать; подавать голос
to save; to economise	экономить
to be frightened; to shy	пугаться
to frighten	пугать; спугивать
to blow; to inflate	дуть; надувать
to bark; to blow	лаять; дуть
to heap up	сваливать в кучу
to peer; to look closely	вглядываться; всматриваться
to extend; to lengthen	продлевать; удлинять
to lengthen; to be prolonged	удлиняться; продлеваться
to be organised	организовываться
to be organised	организовываться
to turn into; to follow on	переходить; сменяться
to howl	выть
to enlarge	увеличивать
to grow; to get larger	увеличиваться; взрослеть
to steal	красть; воровать
to set quarrelling	ссорить
to scold; to quarrel	ругать; ссориться
to crush; to change money	дробить; разменивать
to be caught; to be held	быть пойманным; держаться
to adhere to; to hold	придерживаться
to hand over; to catch	вручать; поймать
to be met with; to come across	встречаться; попадаться
to undergo; to suffer	подвергаться
to launch; to let fly	запускать; пускать
to shame; to put to shame	стыдить; смущать
to be ashamed; to be shy	стыдиться; стесняться
to understand; to grasp	понимать; внимать
to understand; to comprehend	понимать; постигать
to liken	уподоблять
to resemble	походить; быть похожим
to joke	шутить
to be keen on	увлекаться
to have a talk; to chat	беседовать
to tell; to narrate	рассказывать
to take offence; to sulk	обижаться
to measure; to weigh	измерять; взвешивать
to produce; to extract	производить; добывать
to be produced	производиться
to germinate; to sprout	прорастать; всходить
to flourish; to prosper	процветать; развиваться
to burn; to be on fire	гореть; сгорать
to set on fire; to burn	поджигать; сжигать
to repay; to fulfil	возмещать; исполнять
to request; to beg	просить
to go out; to be erased	гаснуть; стираться
to turn off; to erase	выключать; стирать
to process; to edit	обрабатывать; редактировать
to be careful; to notice	остерегаться; замечать
to be confused; to lose one's head	растеряться
to be flustered	смущаться; растеряться
to become attractive	хорошеть
to get divorced; to part	разводиться; расставаться
to part; to separate	разлучаться; отделяться
to suffer	мучиться
to torture	мучить; пытать
to lose weight; to degenerate	худеть; вырождаться
to become depraved	развращаться
to tempt; to incite	соблазнять; подстрекать
to drive; to exile	гнать; ссылать; водить
to be turned into	превращаться
to adorn; to make vivid	украшать; делать ярким
to shout	кричать
to testify; to prove	свидетельствовать; доказывать
to grapple; to be crossed	схватываться; скрещиваться
to become clear; to be defined	проясняться; определяться
to clarify; to define	прояснять; определять
to distract; to fob off	отвлекать; обманывать
to move apart; to diverge	отдаляться; расходиться
to wrestle; to exchange	бороться; обмениваться
to pant	запыхаться
to find a way; to operate	находить способ; ухитряться
to greet	здороваться
to bewitch; to charm	заворожить; заклинать
to bark loudly	громко лаять
to grow thin	худеть; тощать
to peel; to clean	чистить; очищать
to rid; to cleanse	избавлять; очищать
to be rid of; to be cleansed	избавляться; очищаться
to lose weight	худеть
to carry on the back	нести на спине
to be intertwined	переплетаться
to cross; to exceed	переваливать; превышать
to soar; to be haughty	возвышаться; заноситься
to get worse; to be aggravated	обостряться; осложняться
to roll; to wallow	валяться; кататься
to tilt; to shift	накреняться; смещаться
to break one's fast; to taste first	разговляться; отведать
to aggravate; to make heavier	отягощать; усложнять
to become heavier	тяжелеть; усложняться
to feel pain; to find hard	чувствовать боль; тяготиться
to be replaced	заменяться
to deviate; to fluctuate	отклоняться; колебаться
to turn sour; to smart	прокисать; щипать
to ferment; to leaven	квасить; заквашивать
to starve; to get hungry	голодать; проголодаться
to stop; to stay briefly	останавливаться
to spare oneself	жалеть себя; щадить силы
to limp; to lag	хромать; отставать
to turn over; to search through	перерывать; обыскивать
to long for; to yearn	жаждать; тосковать
to wail; to bleat	рыдать; реветь
to be dumbfounded	опешить; остолбенеть
to stand out; to bulge	выпучиваться; бросаться в глаза
to discern; to consider	разглядывать; осмысливать
to be tied	привязываться
to become calm	остепениться
to bear young	рожать; приносить потомство
to liken; to regard as	уподоблять; считать
to hammer	бить молотом
to melt; to feel bliss	плавиться; млеть
to smelt; to melt	плавить
to scout; to explore	разведывать
to press hard; to hurry	наседать; торопить
to bully; to treat arrogantly	третировать; помыкать
to captivate; to charm	увлекать; пленять
to fraternise	брататься
to orient; to aim	ориентировать
to emboss; to depict	делать рельефным; чеканить
to be decorated	оформляться
to shun; to be fed up	отвращаться; отрекаться
to be disgusted; to shun	избегать; отвращаться
to disturb	беспокоить
to be active; to gird oneself	активизироваться
to rule; to dance	править; танцевать
to cry like a camel; to wail	реветь; рыдать
to be predicted	прогнозироваться
to predict; to forecast	предполагать; прогнозировать
to blow as a snowstorm	вьюжить; мести
to be freed; to give birth	освобождаться; разрешаться от бремени
to slacken; to relax	слабеть; расслабляться
to babble; to jabber	лепетать; тараторить
to get dirty	пачкаться
to soil; to pollute	пачкать; загрязнять
to scatter; to disperse	рассыпаться; рассеиваться
to smoulder	тлеть; чадить
to be clogged; to heal	закупориваться; забиваться
to plug; to close up	затыкать; заделывать
to bend; to fold; to conceal	сгибать; складывать; скрывать
to be bent; to bow	сгибаться; гнуться
to do like this	делать так
to spoil; to damage	портить; разорять
to be spoiled; to be ruined	портиться; разоряться
to wrap oneself up	укутываться
to cover; to veil	покрывать; укрывать
to sprinkle; to spray	брызгать; опрыскивать
to gather in folds; to clutch	собирать в складки; сжимать
to bud	пускать почки
to shrink; to huddle	съёживаться; морщиться
to behave like a hooligan	хулиганить
to put a nose lead on a camel	надевать повод на верблюда
to dodge; to evade	увиливать; уклоняться
to wriggle out; to dodge	увиливать
to jerk; to tug	дёргать; рвать
to struggle to get free; to surge	вырываться; рваться
to twist; to wind; to tune	крутить; заводить; настраивать
to sway; to wriggle	извиваться; вилять
to hail; to pour thickly	сыпаться градом
to blow up dust or snow	вьюжить
to swirl; to billow	клубиться; валить клубами
to block	блокировать
to crouch; to lie low	притаиться; прижаться
to delay; to detain	задерживать
to stand apart; to separate	обособляться
to separate; to set apart	отделять; обособлять
to divide into parts; to dismember	дробить; расчленять
to swell; to break out in a rash	разбухать; покрываться сыпью
to boast; to talk big	хвастаться; бахвалиться
to make a din	шуметь; галдеть
to have prepared	поручить подготовить
to run about foolishly	носиться без толку
to rest; to calm down	отдыхать; успокаиваться
to be individualised; to stand out	обособляться; индивидуализироваться
to single out	выделять; обособлять
to be passed on; to affect	передаваться; действовать
to slander; to denigrate	порочить; чернить
to argue; to litigate	спорить; судиться
to dispute; to claim	оспаривать
to brew; to let steep	заваривать
to support; to help up	поддерживать; помогать
to penetrate deeply; to worsen	проникать глубоко; усиливаться
to pack in bundles	пачковать; вязать в снопы
to moisten	увлажнять
to tremble; to shiver	дрожать; трястись
to be exhausted	выбиваться из сил
to thunder; to rush noisily	греметь; с шумом мчаться
to be in commotion	всполошиться
to thump; to pound	стучать; грохотать
to season; to flavour	приправлять
to hope for; to covet	надеяться; рассчитывать
to hope to get; to expect	надеяться получить
to grade	градуировать; ранжировать
to treat with medicine	лечить; обрабатывать
to become round	округляться
to roll; to whirl	катиться; кружиться
to spell out; to read laboriously	читать по слогам
to crush; to oppress	мять; угнетать
to crush; to oppress	мять; растирать; угнетать
to be crushed; to be oppressed	мяться; быть угнетённым
to rush; to gain speed	устремляться; разгоняться
to sift; to sort out	просеивать; отбирать
to rage; to get excited	войти в раж
to heed; to sift	обращать внимание; просеивать
to prick up one's ears; to be alert	насторожиться
to move; to touch	умилять
to be frenzied	неистовствовать
to suck	сосать
to breast-feed	кормить грудью
to feel tender affection	умиляться; нежно ластиться
to make follow; to take along	вести за собой
to be at odds; to spite	перечить; идти наперекор
to saddle	седлать
to become outdated	устаревать; ветшать
to break sad news	сообщать печальную весть
to blow; to plait; to row	веять; плести; грести
to be plaited; to pour	виться; плестись
to yawn	зевать
to be giddy; to run wild	ошалеть; зазнаваться
to bend down; to decline	наклоняться; склоняться
to overcome; to cope with	преодолевать; одолевать
to sob	рыдать
to be equipped	оснащаться
to equip; to supply	оснащать; снабжать
to brighten up; to be cheerful	сиять; быть радостным
to be punished	наказываться
to spend summer; to nearly do	проводить лето; чуть не
to blame; to reproach	обвинять; упрекать
to sway; to ripple as crops	колыхаться
to be greedy; to look hungrily	алчно озираться
to plead; to beseech	молить; умолять
to generalise	обобщать
to evade; to swerve	уклоняться; увиливать
to glance around timidly	робко озираться
to blaze; to flame	пылать; пламенеть
to be lazy	лениться
to patch; to mend	латать; чинить
to wear over; to cover oneself	накидывать; укрываться
to bleat together; to speak all at once	шуметь всем вместе
to pour out together	хлынуть гурьбой
to touch; to adjoin	соприкасаться; примыкать
to revive; to enliven	оживлять; активизировать
to revive; to come alive	оживать; оживляться
to sharpen; to whet	точить
to flatten; to crush	мять; плющить
to bend down; to flatten	пригибать; валить
to be bent down; to crowd	пригибаться
to reconcile; to make suit	мирить; приводить в согласие
to arm oneself	вооружаться
to arm; to equip	вооружать
to advertise	рекламировать
to be satisfied with; to benefit	довольствоваться; получать достаточно
to reward; to bless	вознаграждать; одарять
to be adorned; to be furnished	наряжаться; украшаться
to lay under one's head	класть под голову
to be crushed in spirit	падать духом
to be timid; to flinch	робеть; страшиться
to frighten; to intimidate	запугивать; замахиваться
to feel estranged	чуждаться
to be learned by heart	заучиваться
to shy away as from a stranger	чуждаться; дичиться
to be hostile	враждовать
to be renewed	обновляться
to echo; to resound	отдаваться эхом
to support; to protect	покровительствовать; поддерживать
to feed	кормить
to become private; to stand alone	обособляться
to privatise	приватизировать
to shout at; to rebuke	прикрикивать; грубить
to shout at angrily	прикрикивать
to flutter	развеваться
to ventilate	проветривать
to flutter; to sway	колыхаться
to fan	обмахивать
to trot	рысить
to get carried away	раззадориваться
to feel like an orphan	чувствовать себя сиротой
to ease; to lighten	облегчать
to become lighter; to ease	облегчаться
to become lighter	легчать
to edge; to border	окаймлять
to gather; to assemble	собираться
to wrinkle; to shrink	морщить; сжимать
to shrink; to contract	сокращаться; сжиматься
to become frequent	учащаться
to design; to project	проектировать
to meet; to come across	встречать; повстречать
to plane; to whittle	строгать
to suppose; to conjecture	предполагать
to trot; to roam	рысить; рыскать
to interpret; to explain a dream	истолковывать; толковать
to crawl; to creep	ползать
to stream; to rush in a mass	валить толпой; мчаться
to mourn; to miss	оплакивать; хватиться
to stir; to swarm; to itch	шевелиться; кишеть
to be moved	перемещаться
to slip away; to move aside	ускользать; отодвигаться
to twinkle; to smile	мигать; улыбаться
to blink; to flicker	мигать; моргать
to move away	отдаляться
to thaw; to soften	оттаивать; смягчаться
to thaw; to moisten; to soften	размягчать; смягчать
to be classified	классифицироваться
to get moist	увлажняться; покрываться испариной
to become thinner	утончаться; смягчаться
to bridle	обуздывать
to resort; to kneel; to appeal	прибегать; обращаться; становиться на колени
to grow thin; to become wretched	худеть; чахнуть
to systematise	систематизировать
to be loaded; to be entrusted	нагружаться; возлагаться
to shear; to pluck	снимать шерсть; ощипывать
to be conducted	проводиться
to be afraid; to lack courage	робеть; бояться
to pull; to jerk	дёргать; рвать
to struggle; to tear about	рваться; дёргаться
to crumple; to roll into a ball	комкать
to be spent	расходоваться
to close eyes or mouth	закрывать глаза; сжимать
to mobilise	мобилизовать
to be mobilised	мобилизоваться
to close; to unite in effort	смыкаться; сплачиваться
to pair up	спариваться
to pair	соединять попарно
to suffer loss of livestock; to grow poor	страдать от джута; нищать
to swallow; to gulp	глотать; сглатывать
to stick; to be catching	прилипать; передаваться
to become thin	утончаться; истощаться
to catch a disease; to infect	заразиться; заражать
to mistreat; to wrong	обижать; притеснять
to look helplessly	смотреть беспомощно
to swaddle	пеленать
to cough	кашлять
to rush in a crowd	нестись; лавиной двигаться
to lament; to wail	стенать; горько плакать
to wait in longing	томиться ожиданием
to legalise	узаконивать; легализовать
to shout at; to rebuke	прикрикивать
to comprehend; to study	осмысливать; изучать
to be researched	исследоваться
to grow; to become big	увеличиваться; крупнеть
to force oneself	пересиливать себя
to force; to coerce	принуждать; насиловать
to rush; to speed	мчаться; нестись
to rush; to whirr	мчаться; жужжать
to ache	ныть; ломить
to dash off; to scurry	удирать; мчаться
to be developed; to be mastered	осваиваться
to appropriate; to take possession	присваивать; завладевать
to believe; to be convinced	верить; убеждаться
to knead; to tan	мять; месить; выделывать
to invest	инвестировать
to wriggle; to meander	извиваться
to push; to urge on	подталкивать; толкать
to push oneself forward	порываться; напирать
to bend; to bow	сгибаться; кланяться
to alternate	чередоваться
to aim; to brandish	целиться; замахиваться
to wander; to roam	бродить; скитаться
to taunt; to mock	язвить; насмехаться
to bear a grudge; to be vengeful	питать злобу; мстить
to reach perfection; to mature	совершенствоваться; созревать
to weep with trembling lips	всхлипывать
to feel inferior	чувствовать себя униженным
to gnaw	грызть; глодать
to be jammed; to get stuck	застревать; скапливаться
to notch	надрезать; делать зарубку
to stretch; to spread wide	растягивать; распирать
to squabble	переругиваться; ссориться
to stretch oneself; to be strained	потягиваться; растягиваться
to embroider	вышивать
to be cut	резаться; отрезаться
to be delayed	запаздывать; задерживаться
to be expanded	расширяться
to become spacious; to feel relieved	становиться просторным
to delay	задерживать
to lock	запирать
to frown	хмуриться; морщиться
to soil	пачкать
to get dirty	пачкаться; загрязняться
to merge into; to integrate	вливаться; сращиваться
to neigh	ржать
to guard	охранять; сторожить
to cut the mane; to trim	подстригать
to be fidgety; to fret	нервничать; горячиться
to distress; to ruin	угнетать; разорять
to be distressed; to be ruined	переживать; разоряться
to crush; to devastate	сокрушать; громить
to be crushed; to collapse	рушиться; сокрушаться
to chew the cud	жевать жвачку
to be absorbed in; to care only for	заниматься; печься
to be distressed; to grieve	огорчаться; сокрушаться
to smile	улыбаться
to resound melodiously	гудеть; мелодично звучать
to boom; to thud	гулко стучать
to doubt	сомневаться
to brag; to boast	хвастаться
to complicate	усложнять
to become complicated	усложняться
to shovel; to clear away	сгребать; расчищать
to thunder; to roar	греметь; рокотать
to be tied up; to get stuck	завязываться; заплетаться
to tie in a knot	завязывать
to rumble; to roar	грохотать; рокотать
to keep waiting	заставлять ждать
to strain; to push	тужиться; напрягаться
to give birth to puppies	щениться
to become dim	тускнеть
to grumble; to mutter	ворчать; бормотать
to moan; to resound	стонать; гудеть
to tether lambs	привязывать ягнят
to turn green; to make bloom	зеленить; озеленять
to be hit by the evil eye	быть сглаженным
to stitch roughly; to make sprout	смётывать; взращивать
to loom; to flit	маячить; покачиваться
to flatter hypocritically	лицемерить; угодничать
to shade	затенять; бросать тень
to border; to edge; to frame	окаймлять; окантовывать
to find too much	считать излишним
to make foam; to exaggerate	взбивать; преувеличивать
to foam; to bluster	пениться; бахвалиться
to meet; to greet with tears	видеться; здороваться
to poke the fire	ворошить
to stretch out; to gallop freely	растягиваться; вытягиваться
to encourage; to lift up	поощрять; приподнимать
to be moved; to be copied	переселяться; копироваться
to cheer up	повеселеть
to become sad	приуныть
to do together; to layer	делать слоями
to become inflamed	воспаляться
to coincide; to shut tight	совпадать; смыкаться
to stick; to pin; to fix	втыкать; вонзать; прикалывать
to be worn away	истираться; изнашиваться
to wear down; to gnaw; to vex	истирать; глодать; донимать
to need; to consider necessary	нуждаться; считать нужным
to dig into; to delve	рыться; копаться
to be dug	рыться; копаться
to summon one's strength	набираться сил
to sharpen; to incite	точить; подстрекать
to turn aside; to look back	сворачивать; оборачиваться
to cut with scissors	стричь ножницами
to turn back; to bend; to return	поворачивать; загибать; возвращать
to turn back; to look back	оборачиваться; возвращаться
to bend; to grieve	прогибаться; горевать
to bend backward	прогибаться назад
to tin	лудить
to be laid; to be built	быть выложенным; складываться
to fuss clumsily	суетиться
to tremble; to shiver	дрожать
to thicken; to become dense	густеть; утолщаться
to doze	дремать
to shield; to screen	заслонять; укрывать
to stick out; to stand up	торчать; оттопыриваться
to get ready; to prepare oneself	собираться; готовиться
to prepare; to stock up	запасать; заготавливать
to be covered; to be included	охватываться
to whip; to spur on	стегать; подгонять
to be sad; to be dejected	печалиться; унывать
to inspire	окрылять; вдохновлять
to take wing; to be inspired	окрыляться
to bleed	кровоточить
to quench; to satisfy	утолять; удовлетворять
to be quenched; to be satisfied	утолять; насыщаться
to be sad	печалиться
to be covered; to be filled	покрываться
to help; to assist	помогать
to look around; to linger for	оглядываться; поджидать
to blacken; to slander	чернить; клеветать
to darken; to become dim	темнеть; тускнеть
to grope; to feel about	ощупывать; шарить
to grab; to catch with a hook	хватать; ловить
to grab; to snatch; to bite	цапать; хватать
to burn; to scorch with cold	обжигать; прижигать
to arm	вооружать
to arm oneself	вооружаться
to clench; to be obstinate	сжиматься; упираться
to stride; to advance rapidly	шагать; стремительно развиваться
to grow rigid; to be obstinate	деревенеть; упрямиться
to persist; to be stubborn	упорствовать; упрямиться
to hold sacred	почитать священным
to scratch	чесать; скрести
to scratch oneself	чесаться
to stand firm; to be bright white	стоять твёрдо; белеть
to stack in layers; to learn well	складывать слоями; хорошо усваивать
to communicate; to have relations	сообщаться; общаться
to go to and fro; to frequent	ездить туда и обратно; посещать
to harden; to freeze; to do well	затвердевать; замораживать
to touch on; to take up	затрагивать
to spread fast; to sprout thickly	буйно расти; разгораться
to become decrepit	дряхлеть
to be reunited; to meet	воссоединяться; встречаться
to chisel; to engrave	долбить; высекать
to let escape; to frighten away	упускать; отпугивать
to move away	отдаляться
to avoid; to shirk	избегать; уклоняться
to knock; to beat; to drive in	стучать; бить; вбивать
to choke	поперхнуться
to stick up stiffly	торчать
to whine; to rattle on; to ache	причитать; ныть
to clash; to collide	сталкиваться
to dry up; to crack with dryness	рассыхаться
to tie up a horse by the reins	привязать коня поводом
to be deserted	пустовать
to wander; to roam idly	бродить; скитаться
to wander; to ring	бродить; звенеть
to tilt; to bend	наклонять; кривить
to lean; to tilt; to lie down	наклоняться; кривиться; прилечь
to be cut; to implore	обрываться; умолять
to make difficult; to complicate	усложнять; затруднять
to become difficult	усложняться; затрудняться
to fit together; to compose	складывать; сочинять
to deviate; to fit together	отклоняться; сочетаться
to dream; to imagine	мечтать; воображать
to become slack; to weaken	разбалтываться; слабеть
to excite; to provoke	возбуждать; разжигать
to move; to budge	двигать; сдвигать
to thicken	сгущать
to be used; to be applied	применяться; использоваться
to take by the arm	брать под руку
to request; to solicit	упрашивать; просить
to consider insufficient	считать недостаточным
to stay as a guest; to perch	гостить; садиться
to be mounted	устанавливаться
to sit comfortably	восседать
to dig up; to uproot; to blow up	вскапывать; выворачивать; взрывать
to become loose	разрыхляться
to loosen	рыхлить
to be humiliated	унижаться; чувствовать унижение
to humiliate; to insult	унижать; оскорблять
to feel humiliated	считать себя униженным
to be surrounded	окружаться
to be digested; to be summed up	перевариваться; обобщаться
to frighten; to threaten	пугать; угрожать
to pair; to tether together	привязывать попарно
to applaud; to cheer; to honour	приветствовать; чествовать
to say goodbye	прощаться
to approve; to bid welcome	одобрять; поддерживать
to be puffed up; to swagger	важничать
to fade; to turn pale	увядать; бледнеть
to gain strength	набираться сил
to joke; to be sly	лукаво шутить
to change; to vary	меняться; переливаться
to persecute; to pursue	преследовать; гнать
to feel uneasy	стесняться
to sting; to smart	жечь; саднить
to mock; to hint sneeringly	язвить
to work together	сослуживничать
to become heated	горячиться; разогреваться
to warm oneself; to be excited	греться; разгорячиться
to watch with interest	любоваться; смотреть с интересом
to be coy; to twinkle	кокетничать
to peep out	выглядывать; торчать
to move jauntily; to be fussy	вертеться
to choke; to strain	задыхаться; давиться
to raise the price	повышать цену
to become expensive	дорожать
to feel shy	стесняться
to wrap oneself up	укутываться
to wrap up snugly	укутывать; плотно закрывать
to carve; to scrape	строгать; скоблить
to be stubborn; to be unlucky	упрямиться
to shave oneself	бриться
to fight fiercely	яростно сражаться
to spend the winter; to press	зимовать; настаивать
to insert; to squeeze in	вставлять; втискивать
to be squeezed in; to be inserted	быть втиснутым; вставляться
to choke with emotion; to be squeezed	сдерживать рыдания; сжиматься
to oppress; to embarrass	стеснять; смущать
to tickle	щекотать
to itch	чесаться; зудеть
to scream; to shout	кричать; вопить
to be stubborn; to tilt	упрямиться; накреняться
to whine	хныкать; ныть
to change; to be changeable	меняться; изменяться
to become in-laws by betrothal	породниться; сосватать
to document	документировать
to swarm; to teem	кишеть; роиться
to feel desolate; to be deserted	тосковать; пустовать
to inform; to notify	оповещать; уведомлять
to be informed	быть осведомлённым
to decline; to fall rapidly	катиться вниз; приходить в упадок
to bloom; to shine with colours	цвести; переливаться красками
to be eager; to strive	рваться; стремиться
to be passionate about	увлекаться
to depreciate	обесцениваться
to take care of; to treasure	бережно относиться
to consist; to be assembled	составляться; собираться
to assemble; to compile	собирать; составлять
to piece together; to assemble	составлять; собирать
to arm oneself fully	вооружаться
to contract; to have cramp	сводить; съёживаться
to vomit	рвать; тошнить
to be congratulated	принимать поздравления
to escape; to get rid of	избавляться; спасаться
to rage; to be rabid	беситься; буйствовать
to rage; to be furious	беситься
to be rescued	спасаться
to hug; to embrace	обнимать
to do with passion	страстно желать
to fuss; to bustle	суетиться
to be prepared; to get ready	готовиться
to prepare	готовить
to lull	баюкать
to cherish; to pamper	лелеять; холить
to weaken	ослаблять
to weaken	слабеть
to sing	петь
to act	действовать
to interact	взаимодействовать
to decorate; to finish	отделывать; украшать
to beautify	украшать
to be impressed	впечатляться
to fuss; to take trouble	хлопотать; возиться
to bother; to trouble	беспокоить; утруждать
to expose; to unmask	разоблачать
few; little	малый; немногочисленный
previous; front	предыдущий; передний
far; distant	далёкий
safe; well	живой; невредимый
cheap	дешёвый
special	специальный
sick; ill	больной
heavy; hard	тяжёлый
open; clear	открытый; ясный
bitter; spicy	горький; острый
white	белый
clever; smart	умный
rich	богатый
head; chief	главный
main; chief	главный
other; another	другой; иной
slow	медленный
happy	счастливый
known; famous	известный
high; tall	высокий
free; empty	свободный; пустой
same; identical	одинаковый
today's	сегодняшний; нынешний
whole	целый
wrong	неправильный
ready	готовый
single; individual	отдельный; единичный
right; correct	правильный
tasty	вкусный
special	особый; особенный
old	старый
closed	закрытый
general	общий
bad	плохой
young	молодой; юный
green	зелёный
good	хороший
near; close	близкий
new	новый
separate; private	отдельный; личный
local	местный
light; easy	лёгкий
high; upper	высокий; верхний
quick; fast	быстрый
warm	тёплый
soft	мягкий
poor	бедный
later; subsequent	последующий; поздний
next	следующий
necessary	нужный
wide; broad	широкий; просторный
small; little	маленький
small; younger	малый; младший
strong; great	сильный; мощный
ordinary; usual	обычный
old; aged	старый; пожилой
blue; green	синий; голубой
many; much	многий; многочисленный
dirty	грязный
important	важный
state	государственный
cultural	культурный
concrete; exact	конкретный; точный
main; basic	основной
middle; average	средний
average; medium	средний
common; shared	общий
right; positive	правый; положительный
easy	лёгкий; простой
useful	полезный
cool	прохладный
yellow	жёлтый
healthy	здоровый
political	политический
left	левый
last; recent	последний
cold	холодный
outer; external	внешний; наружный
favourite; beloved	любимый
beautiful	красивый; прекрасный
clean; pure	чистый
well-known; popular	известный; популярный
narrow; tight	узкий; тесный
historical	исторический
fast	быстрый
deep	глубокий
equal	равный
full	полный; наполненный
full; complete	полный
straight; direct	прямой
alive; living	живой
straight	прямой; ровный
various; different	разный; различный
sweet	сладкий
low	низкий
international	международный
popular; folk	народный
true; real	истинный; настоящий
hot	горячий; жаркий
economic	экономический
inner; internal	внутренний
scientific	научный
necessary	необходимый; нужный
of Kazakhstan	казахстанский
present; current	нынешний; современный
black	чёрный
old; elderly	старый; престарелый
hard; strong	твёрдый; сильный
difficult	трудный
public; social	общественный
red	красный
interesting; curious	интересный; любопытный
interesting	интересный
expensive; dear	дорогой
dear; expensive	дорогой; драгоценный
short	короткий
dear; respected	уважаемый
big; older	большой; старший
long	длинный
national	национальный
beautiful; pretty	красивый
social	социальный
weak	слабый
various; different	разный; разнообразный
dead	мёртвый
false	ложный
honest; faithful	честный; верный
civil; civic	гражданский
free; liberated	свободный
monthly	месячный
regional	региональный
special; exceptional	особый; исключительный
clear; distinct	ясный; чёткий
motley; striped	пёстрый
low; short	низкий; невысокий
giant	гигантский
first; initial	первый; первоначальный
clear; exact	ясный; точный
weekly	еженедельный; недельный
unclean; dishonest	нечистый; подлый
back; rear	задний
thin; lean	худой
famous	знаменитый
district	районный
rural; village	сельский; аульный
well-off	состоятельный
hungry	голодный
angry	сердитый
information	информационный
foolish; unwise	неумный
stupid	глупый
connected; dependent	связанный; зависящий
ancient; original	исконный; древний
banking	банковский
initial; original	начальный; первоначальный
brave; bold	смелый; решительный
heroic; brave	храбрый
unhappy	несчастный
active	активный
firm; strong	прочный; крепкий
this year's	нынешнего года
future	будущий
budget; budgetary	бюджетный
educated	образованный
uneducated	необразованный
some; quite a few	некоторый; немалый
single; united	единый; целостный
uniform; unified	единый; сплошной
former; previous	бывший; прежний
mass	массовый
separate	отдельный
alien; strange	чужой
geographical	географический
wise	мудрый
gifted	одарённый
glorious	славный; прославленный
democratic	демократический
sick; ailing	больной
religious	религиозный
worldwide; world	всемирный
wealthy	состоятельный; зажиточный
rude; coarse	грубый
round	круглый
ancient	древний
further; present	дальнейший; теперешний
brave; courageous	отважный
free	свободный; вольный
ancient; early	древний; давний
tomorrow's	завтрашний
sensible; sane	разумный; сознательный
European	европейский
hardworking	трудолюбивый
summer	летний
plain; ordinary	простой; обычный
naked	голый
flat; broad	плоский; широкий
single; lonely	одинокий; единственный
lazy	ленивый
mass; universal	всеобщий; массовый
poor	бедный
bright; light	светлый
artificial	искусственный
secret; hidden	тайный; скрытый
alien; strange	чужой; чуждый
responsible	ответственный
pleasant	приятный
unpleasant	неприятный
global	глобальный
insufficient	недостаточный
sufficient	достаточный
frequent; dense	частый
generous	щедрый
upper; supreme	верхний; верховный
thick; stout	толстый
annual	годовой
crazy; mad	сумасшедший
thin; slender	тонкий
systematic	системный; систематический
thin	тонкий
legal; lawful	законный; юридический
quick-witted; bright	смышлёный; понятливый
huge; great	огромный
flexible; skilful	гибкий; ловкий
investment	инвестиционный
innovative	инновационный
future	будущий
wonderful; marvellous	чудесный; замечательный
yesterday's	вчерашний
evening	вечерний
commercial	коммерческий
autumn	осенний
doubtful	сомнительный
daily; everyday	ежедневный; повседневный
daytime	дневной
complex; serious	сложный
professional	профессиональный
vocational; professional	профессиональный
spring	весенний
ancient; old	древний; старинный
many; numerous	многие; многочисленный
artistic; fine	художественный
prominent; notable	видный; выдающийся
visual; vivid	наглядный
ugly	некрасивый
beautiful	красивый; живописный
cheerful	весёлый
sad; gloomy	грустный; невесёлый
worthy; fitting	достойный
worthy	достойный
small; fine	мелкий
drunk	пьяный
mathematical	математический
medical	медицинский
kind	добрый; милосердный
musical	музыкальный
strong; firm	сильный; крепкий
obligatory	обязательный; обязанный
possible	возможный
careful; thorough	тщательный; внимательный
eternal	вечный
eternal	вечный
market	рыночный
sick	больной
regional	областной
domestic; national	отечественный
practical	практический
presidential	президентский
brisk; energetic	бойкий; энергичный
Russian; of Russia	российский
official	официальный
republican; national	республиканский
spiritual	духовный
patient; calm	терпеливый; спокойный
tax	налоговый
numerical; digital	численный; цифровой
countless	бесчисленный
high-quality	качественный
qualitative	качественный
stingy	скупой; жадный
fat	толстый; жирный
reliable; confident	надёжный; уверенный
rare	редкий
blind	слепой
sports	спортивный
strategic	стратегический
wet	мокрый
polite; courteous	вежливый; учтивый
charming; lovable	милый; симпатичный
liquid; thin	жидкий
grey	серый
corresponding	соответствующий
undoubted	несомненный; безусловный
natural	природный; естественный
talented	талантливый
wonderful	прекрасный; замечательный
familiar	знакомый
morning	утренний
morning	утренний
smooth; even	гладкий; ровный
theoretical	теоретический
technical	технический
technological	технологический
effective; profitable	эффективный; выгодный
proper; due	соответствующий; должный
full; sated	сытый
quiet; calm	тихий; спокойный
steep; upright	крутой; прямой
direct	прямой; непосредственный
night; nocturnal	ночной
unclear	непонятный
clear; understandable	понятный
salty	солёный
permanent; stable	постоянный; устойчивый
whole; entire	целый; сплошной
practical; experimental	практический; опытный
well-mannered	воспитанный
educational	воспитательный
disciplined	дисциплинированный
dependent	зависимый
independent	независимый
lower	нижний
temporary	временный
physical	физический
digital	цифровой
joyful	радостный
small; compact	небольшой; малый
skilful	искусный; мастерский
infinite; boundless	бесконечный; безграничный
limited	ограниченный
foreign	иностранный; зарубежный
noisy	шумный
truthful	правдивый
probable	вероятный
ecological	экологический
electronic	электронный
large; major	крупный
wonderful; marvellous	чудесный; волшебный
amazing	удивительный
space; cosmic	космический
capable	способный
kind; charitable	добрый; благотворительный
sorrowful; tragic	печальный; трагический
city; urban	городской
thick; dense	толстый; густой
remaining; rest	остальной; оставшийся
simple; modest	простой; скромный
dark	тёмный
financial	финансовый
opposite; against	противоположный; против
armed	вооружённый
strict; cruel	строгий; суровый
strict; rigid	строгий; жёсткий
concerning; related	относящийся; касающийся
safe	безопасный
dangerous	опасный
crooked; curved	кривой
cowardly	трусливый
additional; extra	дополнительный
thick; dense	густой
brown	коричневый
joyful	радостный
criminal	уголовный
winter	зимний
secret	секретный; тайный
dry	сухой
legal	правовой
outstanding; best	лучший; отличный
great	великий
small; fine	мелкий
similar	похожий
careful; tidy	аккуратный
literary	литературный
polite; decent	вежливый; воспитанный
usual	обычный; привычный
fair; just	справедливый
just; fair	справедливый
methodological	методический
famous; renowned	знаменитый
world; global	мировой
military	военный
other	другой; иной
production; industrial	производственный
industrial	промышленный
past; last	прошлый
sharp	острый
regional	региональный
automatic	автоматический
agrarian	аграрный
Asian	азиатский
variable	переменный
steadfast	неизменный; верный
considerable	значительный
guilty	виновный
academic	академический
quick; sharp-minded	сметливый; способный
scarlet; crimson	алый
American	американский
snow-white	белоснежный
hostile; at odds	враждующий
mixed	смешанный
special	специальный
extra; superior	лишний; лучший
far; other	дальний
lower; bottom	нижний
hasty; urgent	поспешный; срочный
atmospheric	атмосферный
executive	исполнительный
colloquial; oral	разговорный; устный
oral	устный
agricultural	сельскохозяйственный
alternating; transitional	переменный; переходный
large-scale	масштабный
hot-tempered	вспыльчивый
open; cheerful	открытый; приветливый
overt	открытый; явный
frosty	морозный
known; evident	известный; явный
fair; blond	светловолосый; русый
lame	хромой
whitish; pale	беловатый; светлый
paid	платный
free; unpaid	бесплатный
naive	наивный
naive; simple-minded	простодушный; наивный
prosperous	зажиточный
calm; sedate	степенный; спокойный
childish	детский
fresh; tender	свежий; нежный
fresh; tender	свежий; юный
primary	начальный
dominant; prevailing	преобладающий; приоритетный
managerial	управленческий
western	западный
brotherly; fraternal	братский
affectionate; brotherly	ласковый; душевный
valuable	ценный
priceless; invaluable	бесценный
authoritative	авторитетный
peaceful	мирный
unknown	неизвестный
informal; unofficial	неофициальный
unfamiliar	незнакомый
inclined; apt	склонный
unknown; uncertain	неизвестный
near; hither	ближний
biological	биологический
light grey; pale	светло-серый; бледный
snowstormy	метельный
grizzled; roan	чалый; с проседью
last year's	прошлогодний
qualified; competent	квалифицированный
one-sided; unilateral	односторонний
joint	совместный
united	объединённый
broken; spoiled	испорченный; сломанный
curly	кудрявый; курчавый
blurred; vague	мутный; неясный
cloudy	облачный
gender	гендерный
grammatical	грамматический
steppe	степной
steppe; field	степной; полевой
developing	развивающийся
developed	развитый
generous; vast	щедрый; просторный
indisputable	бесспорный
independent; autonomous	самостоятельный
diplomatic	дипломатический
friendly	дружеский
damp; humid	влажный
traditional	традиционный
huge; giant	огромный
agricultural	земледельческий
considerable	значительный; изрядный
bilateral	двусторонний
bilingual	двуязычный
considerable	значительный
medicinal; therapeutic	лечебный
passive; apathetic	пассивный; безразличный
dexterous	ловкий
spoiled; playful	избалованный
heroic	героический
involuntary	невольный; подневольный
voluntary; free	добровольный
outdated	устаревший
industrious	трудолюбивый
written	письменный
cheerful; affable	весёлый; приветливый
comfortable	удобный; уютный
uncomfortable	неудобный; неприятный
barefoot	босой
general; generalised	обобщённый; общий
nationwide	всенародный
nationwide	общенациональный
false; fake	ложный; фальшивый
singular; proper	единичный; собственный
comprehensive; versatile	всесторонний
indirect; side	косвенный; побочный
compassionate	сочувствующий
bright green	ярко-зелёный
very good	очень хороший
brand-new	новенький
fit; valid	годный; действительный
unfit; invalid	негодный; недействительный
partial	частичный
bright; radiant	светлый; яркий
shining	сияющий
irresponsible	безответственный
rainy	дождливый
innovative	новаторский
rainy	дождливый
urgent; rapid	срочный; оперативный
private	частный; частнособственнический
windy	ветреный
leading	ведущий
neat; compact	собранный; компактный
meek; gentle	смирный; кроткий
immovable	недвижимый
movable; mobile	движимый; передвижной
shiny; glossy	блестящий
torn	рваный
energetic; determined	энергичный
system; systemic	системный
nervous	нервный
swift; fast	быстрый; быстроногий
even; paired	чётный; парный
infectious; contagious	заразный; инфекционный
modern	современный
legal	юридический
legislative	законодательный
illegal	незаконный
harmful	вредный
harmless	безвредный
evil	злой; жестокий
in need; urgent	нуждающийся; насущный
towering	высоченный
infectious	инфекционный
regular; next	очередной
lacking; less	меньший; недостающий
wise; brilliant	мудрый; гениальный
unnecessary	ненужный
reactionary	реакционный
comprehensive	комплексный
sacred	священный
classical	классический
climatic	климатический
constitutional	конституционный
guilty	виновный
innocent	невиновный
tiny	крохотный
smallish; minor	небольшой
humble; modest	скромный
suspicious	подозрительный
purple; violet	фиолетовый
funny	смешной
undoubted	несомненный
sinful	грешный
dim; dull	тусклый
light blue; bluish	голубой; голубоватый
topical; burning	актуальный; насущный
deep blue	синий-пресиний
voluminous	объёмный
shady	тенистый
auxiliary	вспомогательный
having many children	многодетный
multilateral	многосторонний
perennial; long-term	многолетний
multi-branch	многоотраслевой
multilingual	многоязычный
multi-storey	многоэтажный
multinational	многонациональный
neighbouring	соседний
nomadic; mobile	кочевой
muddy; turbid	мутный
lexical	лексический
restless; troubled	беспокойный
rich in content	содержательный
fatty; oily	жирный; масляный
meaningful	содержательный; осмысленный
boastful	хвастливый
approved; agreeable	приемлемый; одобренный
unimportant	неважный; незначительный
unkind	недобрый; немилосердный
interstate	межгосударственный
arrogant	высокомерный; самодовольный
own; proprietary	собственный
periodic; fixed-term	периодический; срочный
indefinite; perpetual	бессрочный
metallurgical	металлургический
mechanical	механический
abundant	обильный
meek; gentle	смирный; скромный
mute	немой
disabled	инвалидный; увечный
ice-cold	ледяной
icy	ледяной; льдистый
oil-and-gas	нефтегазовый
needy	нуждающийся
sad	грустный; печальный
sad; melancholy	печальный
cultured	культурный
forced; obliged	вынужденный
known	известный
significant	значимый; содержательный
transparent; clear	прозрачный
ignorant	невежественный
having self-respect	честолюбивый; гордый
proud; self-respecting	самолюбивый
dissatisfied	недовольный
bad; poor	плохой
genuine; real	настоящий; подлинный
delicate; tender	нежный; тонкий
productive; fruitful	результативный
fruitless	безрезультатный
advanced; leading	передовой
advanced; leading	передовой
thoughtful	вдумчивый
enormous	огромный
forested	лесистый
stable; sustainable	устойчивый
central	центральный
medium-term	среднесрочный
middle	средний
Russian-speaking	русскоязычный
family	семейный
settled; sedentary	оседлый
convenient; optimal	удобный; оптимальный
southern	южный
useless	бесполезный
prudent; wise	благоразумный; мудрый
parliamentary	парламентский
party	партийный
pedagogical	педагогический
progressive	прогрессивный
mental	психический
psychological	психологический
ripe; cooked	спелый; варёный
satisfied	довольный
true	верный; правдивый
disorderly	беспорядочный
orderly; proper	упорядоченный
ordinal	порядковый
satisfied; grateful	довольный
impatient	нетерпеливый
clayey; melodious	глинистый; мелодичный
weighty; serious	весомый; серьёзный
conscious	сознательный
bright yellow	ярко-жёлтый
poor-quality	некачественный
yellowish	желтоватый
treacherous	предательский
illiterate	неграмотный
literate	грамотный
cautious; careful	осторожный
bearded	бородатый
deaf	глухой
sensitive	чувствительный; чуткий
unreliable; uncertain	ненадёжный; неуверенный
alert; vigilant	бодрый; чуткий
elastic	упругий
elastic; chronic	эластичный; хронический
northern	северный
oval	овальный; продолговатый
soaking wet	мокрый-премокрый
watery	водянистый; водный
waterless	безводный
broken	сломанный; разбитый
sly; wicked	коварный
terrible	ужасный
greyish	сероватый
fashionable; elegant	модный; нарядный
unsuccessful	неудачный
successful	удачный; успешный
persistent	настойчивый; упорный
successful; profitable	успешный; доходный
shallow	мелкий; неглубокий
scarce	дефицитный
attractive	привлекательный
friendly; harmonious	дружный
mountainous	горный; гористый
food	пищевой
odd	нечётный
theatrical	театральный
free of charge	бесплатный
naughty	шаловливый; озорной
thorough; solid	основательный
ineffective	неэффективный
incessant	непрерывный
tragic	трагический
derivative	производный
related; kindred	родственный
restless	беспокойный
dense; tight	плотный; тесный
rectangular	прямоугольный
linguistic	языковой
fundamental; radical	коренной; основательный
ultimate; original	конечный; исходный
final; definitive	окончательный
Turkic	тюркский
Turkic-speaking	тюркоязычный
colourful; multicoloured	разноцветный
midday; lunch	обеденный
coloured	цветной
closed; reserved	замкнутый
foggy	туманный
clear; limpid	прозрачный; чистый
unstable	неустойчивый; непостоянный
domestic; household	бытовой
residential	жилой
fresh; unsalted	пресный
experienced	опытный
inexperienced	неопытный
proud; arrogant	гордый; надменный
undisciplined	недисциплинированный
daily; diurnal	суточный
decent; fairly good	неплохой; сносный
patient; enduring	терпеливый; выносливый
quadrangular; square	четырёхугольный
extraordinary; emergency	чрезвычайный
poisonous	ядовитый
philosophical	философский
chemical	химический
slight; moderate	незначительный; умеренный
quick; brisk	быстрый; проворный
helpless	беспомощный; вынужденный
economic; household	хозяйственный
tired	уставший; усталый
square	квадратный
dusty	пыльный
border	пограничный
adjacent; bordering	смежный; сопредельный
outermost; edge	крайний
eloquent	красноречивый
raw; unripe	сырой
healing	целебный
agile; brisk	проворный; энергичный
sunny; warm	солнечный
patient; enduring	терпеливый; выносливый
genuine; sincere	искренний; подлинный
eastern	восточный
rotten	гнилой
urgent	срочный
desert; arid	пустынный
semi-desert	полупустынный
irascible	злобный; вспыльчивый
moist; humid	влажный
united; harmonious	дружный; сплочённый
influential	влиятельный
convenient	удобный
inconvenient; awkward	неудобный
electric	электрический
energy	энергетический
epic	эпический
ethnic	этнический
adjacent; neighbouring	соседний; смежный
fundamental	фундаментальный
businesslike	деловой; деловитый
business	деловой
global; universal	глобальный
century-old	вековой
in love	влюблённый
scientific and technical	научно-технический
incapable	неспособный
persistent	упорный; настойчивый
typically Kazakh	исконно казахский
vigorous; strong-willed	энергичный; волевой
persistent; staunch	упорный; стойкий
pitch-black	чёрный-пречёрный
swarthy; dark-skinned	смуглый
snowy	снежный
hostile	враждебный
sacred; holy	священный; святой
tragic	скорбный; трагический
cruel	жестокий
heroic	героический
movable	подвижный
suitable; favourable	подходящий; благоприятный
unfavourable	неблагоприятный
accessible; affordable	доступный
hospitable	гостеприимный
frightening	страшный
auxiliary	вспомогательный; подсобный
socio-political	общественно-политический
cunning; sly	хитрый
powerful	мощный
jealous; envious	ревнивый; завистливый
reddish; pink	розоватый; красноватый
bright red	ярко-красный
vigilant; keen-eyed	бдительный; зоркий
short-term	краткосрочный
sour	кислый
keen; passionate	увлечённый; страстный
sandy	песчаный
fertile	плодородный
valuable	ценный
worthless	обесцененный; не имеющий ценности
structural	структурный
eager; passionate	страстно желающий
continuous	непрерывный
fond of; attached	привязанный
intergovernmental	межправительственный
governmental	правительственный
exemplary	образцовый; примерный
economical	экономный
thrifty	бережливый; экономный
very big	очень большой
dominant	господствующий
upper; top	верхний
triangular	треугольный
collective	коллективный
long; lengthy	долгий; длительный
long-term	долгосрочный
sleepy	сонный
interethnic	межнациональный
patriotic	патриотичный
nationalistic	националистический
restrained	сдержанный
shy	стеснительный; застенчивый
bashful; shameful	стыдливый; постыдный
careless; untidy	неаккуратный
indecent; rude	невоспитанный
unjust	несправедливый
considerable; decent	изрядный; неплохой
strong; well-off	сильный; состоятельный
potential; capable	потенциальный
socio-economic	социально-экономический
elegant; beautiful	изящный; красивый
impressive	впечатляющий
keen; fond	увлекающийся
bold; daring	смелый; дерзкий
changeable; variable	изменчивый
different; peculiar	иной; своеобразный
topical; urgent	актуальный
peculiar; own	своеобразный; собственный
exemplary	образцовый; поучительный
immoral	безнравственный
productive	продуктивный
unproductive	непродуктивный
transitional	переходный
lying; deceitful	лживый
careless	неосторожный
agro-industrial	агропромышленный
humane	гуманный; человечный
painful; tormenting	мучительный
formidable; imposing	внушительный
mighty; valiant	доблестный
innocent	невиновный
loud; shouting	крикливый
motley	пёстрый
carefree	безмятежный
scatterbrained	рассеянный; взбалмошный
removable; replaceable	сменный; съёмный
golden	золотистый
forced; helpless	вынужденный
perfectly clear	совершенно ясный
very far	очень далёкий
perfectly clear	совершенно ясный
very cheap	очень дешёвый
very lean	очень худой
very heavy	очень тяжёлый
very bitter	очень горький
disastrous	аварийный; бедственный
emergency	аварийный
conscientious	честный; совестливый
dreamy	мечтательный
shameless	бессовестный
advantageous	преимущественный
archaeological	археологический
wild; untamed	необузданный; неукрощённый
lofty; haughty	возвышенный; надменный
named; dedicated	именной; адресный
nameless	безымянный
ambitious	тщеславный
burdensome	тягостный
greedy	жадный
light blue	светло-синий
scatterbrained	рассеянный
pitiful	жалкий
sly; insidious	коварный
merciless	беспощадный
good-natured	приветливый; радушный
true	истинный
kind; hospitable	радушный
having money	денежный
penniless	безденежный
advising; wise	мудрый; дающий советы
kind-hearted	добродушный
poor; wretched	бедный; несчастный
muddy; clayey	глинистый
homeless	бездомный
priority	приоритетный
swampy	болотистый
lasting	прочный; стабильный
luckless	невезучий
without prestige	неавторитетный
heartless; callous	бессердечный
unruly; lawless	разнузданный
laborious	тяжкий; изнурительный
neutral	нейтральный
pitiful; poor	бедный; жалкий
carefree	беспечный
shameless	бесстыжий
gentle; refined	нежный; мягкий
pale; greyish	бледноватый; сероватый
unmarried	холостой; незамужний
tall	рослый
tall	рослый
flabby; sluggish	дряблый; вялый
negligible	незначительный
quite pale	совсем бледный
quite empty	совершенно пустой
slack; weak	вялый; слабый
fake; sham	фальшивый; наигранный
flabby; spineless	рыхлый; вялый
messy	беспорядочный; запутанный
knowledgeable	знающий; всезнающий
unqualified	неквалифицированный
very high	высоченный
exactly the same	совершенно одинаковый
single-minded; stubborn	упрямый; прямолинейный
irreconcilable	непримиримый
hunchbacked	горбатый
spoiled	испорченный
quite whole	совершенно целый
pseudonymous; covered	псевдонимный; скрытый
rough; bumpy	шероховатый; бугристый
hooligan	хулиганский
broken; depraved	испорченный; хулиганистый
reserved; quiet	замкнутый; тихий
cloudless	безоблачный
hazy; vague	мутный; смутный
very curly	очень кудрявый
peppery	перчёный
noisy; showy	шумный; показной
boastful	хвастливый
vainglorious	тщеславный
stocky	коренастый
big-bodied; stout	дородный; крупный
furious; shrewish	злобная; вспыльчивый
religious; devout	религиозный
atheist; irreligious	безбожный
religious; devout	религиозный; набожный
greedy; materialistic	алчный; стяжательский
quite right	совершенно правильный
hostile	враждебный
tasteless	невкусный; безвкусный
very tasty	очень вкусный
helpless; powerless	бессильный
huge	огромный
perfectly round	совершенно круглый
clumsy	неуклюжий
two-faced	двуличный
inconspicuous	незаметный
patriotic	патриотичный
clumsy	неловкий
pampered	избалованный
fairy-tale	сказочный
conservative	консервативный
plump; stout	полный; тучный
meatless	без мяса; постный
meaty	мясной; мясистый
huge; hulking	огромный; здоровенный
tall; imposing	высокий; рослый
sloping	покатый
wild; savage	дикий
sticky	липкий
innocent	невинный
guilty	виновный
cheerful	весёлый
noble; generous	благородный
bareheaded	с непокрытой головой
glittering	блестящий
stark naked	совершенно голый
very flat	совсем плоский
all alone	совершенно одинокий
very bright	очень светлый
very young	молоденький
very close	очень близкий
disabled	увечный; больной
fake; artificial	поддельный; искусственный
timid; weak	робкий; мягкий
timid	робкий
hostile	вражеский
villainous	злодейский
flattering; toadying	угодливый; льстивый
disgusting	мерзкий; отвратительный
windless	безветренный
frivolous	легкомысленный
corrupt	коррумпированный
very light	очень лёгкий
landless	безземельный
widowed	вдовый
orphan	сиротский; осиротевший
frivolous	легкомысленный
accumulative	накопительный
ginger; chestnut	рыжий
disgusting	отвратительный
very thick	толстенный
tearful; crybaby	плаксивый
smooth	гладкий
lukewarm; insipid	тепловатый
sexual	половой
very warm	тёпленький
silky	шелковистый
weak-willed	безвольный
very thin	тонюсенький
emaciated; thin	исхудалый; тощий
woolly	шерстистый
heartless; cowardly	бессердечный; трусливый
brave	смелый
unemployed	безработный
very soft	мягкий-премягкий
very thin	тоненький
fragrant	ароматный; благоуханный
poor; scanty	скудный
cruel; tyrannical	жестокий; коварный
attentive	внимательный; понятливый
inattentive	невнимательный
venomous	ядовитый; злобный
modest; polite	учтивый; скромный
inflexible; clumsy	негибкий; неумелый
pious; moral	набожный; нравственный
immoral; godless	безнравственный; безбожный
shy	стеснительный
timid; shy	робкий; стеснительный
decent; polite	благовоспитанный; порядочный
flexible	гибкий
odourless	без запаха
smelly; scented	пахучий
rough; uneven	шероховатый; неровный
stammering	заикающийся
vindictive	мстительный; злопамятный
handsome	статный; красивый
disabled; handicapped	увечный
lacking; deprived	обделённый
very wide	очень широкий
dandyish; elegant	щеголеватый
conceited	заносчивый; чванливый
forgiving	снисходительный
forgiving	великодушный; всепрощающий
extended	расширенный
interfaith	межконфессиональный
humane; dignified	человечный; достойный
collapsed	рухнувший
fond of laughing	смешливый
smiling	улыбчивый
sunny; southern	солнечный; южный
sinless	безгрешный
very strong	очень сильный
dark brown; maroon	бурый; тёмно-рыжий
infidel	неверный
blue; mouldy	посиневший; заплесневелый
bluish-grey	сизый
with eyes	глазастый
reckless; eyeless	безрассудный; безглазый
blue-green; teal	сине-зелёный
bluish	голубоватый
sloping; inclined	наклонный
dim; vague	тусклый; неясный
coal-black	чёрный как уголь
patient; docile	терпеливый; безропотный
multilevel	многоуровневый
verbose	многословный
multi-volume	многотомный
sociable	общительный
far-sighted; perspicacious	прозорливый; дальновидный
greedy for what one sees	падкий; завидущий
respectable	солидный; почтенный
soft-hearted	жалостливый
lyrical	лирический
delightful	приятный; сладостный
empty; pointless	бессодержательный
fat-free	нежирный
serene	безмятежный
careerist	карьеристский
insignificant	ничтожный; незначительный
alcoholic	пьянствующий
troublesome; arduous	хлопотный; трудный
meaningless	бессмысленный
dull; stupid	тупой; глупый
cotton-soft	мягкий как вата
boastful	хвастливый
hospitable	гостеприимный
backward	отсталый
mythical	мифический
stupid	слабоумный
brittle	хрупкий
unshakable	незыблемый
garrulous	болтливый
very strong	очень крепкий
non-obligatory	необязательный
wretched	несчастный; жалкий
oil-bearing	нефтеносный
ice-cold	ледяной
moustached	усатый
cultural and educational	культурно-просветительский
uncultured	некультурный
forced	вынужденный; принудительный
meaningless	бессмысленный
crystal-clear	совершенно прозрачный
without self-respect	лишённый чести
very bad	очень плохой
drug-addicted	наркоманский
racial	расовый
thoughtless	бездумный
thoughtful; pensive	мыслящий; задумчивый
clumsy; unskilled	неумелый; неловкий
decimal	десятичный
very easy	очень лёгкий
treacherous	вероломный
unstable	неустойчивый
patriotic	патриотический
educational and methodological	учебно-методический
self-interested	корыстный
interest-free	беспроцентный
homeless; without shelter	беспризорный; бесприютный
corrupt; bribe-taking	взяточнический
haughty	надменный; гордый
unripe; uncooked	незрелый; недоваренный
delightful; comfortable	приятный; блаженный
merciful	милосердный
merciless	безжалостный
realistic	реалистический
touchy	обидчивый
romantic	романтический
sloppy	неряшливый
sedate; respectable	степенный; солидный
unconscious	бессознательный; несознательный
perfectly healthy	совершенно здоровый
yellowish	желтоватый
stinking	вонючий
satirical	сатирический
lisping; mispronouncing	картавый; шепелявый
sensitive; perceptive	чуткий
credulous	доверчивый
very fat	очень жирный
symbolic	символический
wretched	несчастный
mischievous; rowdy	озорной; буйный
cowardly	трусливый
ice-cold	очень холодный
adjoining; associated	смежный
elegant; coquettish	щегольской; кокетливый
slender; graceful	стройный; статный
fragile	ломкий; хрупкий
lyrical	задушевный; лиричный
ill	больной
sickly	болезненный
single; unpaired	одинокий; непарный
bony	костистый
milk-free	без молока
milky-white	молочный
milky; dairy	молочный
very beautiful	очень красивый
quite grey	совсем серый
stern	суровый; грозный
inelegant	безвкусный
talkative; eloquent	говорливый
talkative	разговорчивый
bald	плешивый
slippery	скользкий
slim; delicate	хрупкий; стройный
spotless	чистейший
very narrow	очень узкий
quite bare	совершенно голый
short; stumpy	низкорослый
resourceful; witty	находчивый; остроумный
unattractive	непривлекательный
shy; hesitant	застенчивый; нерешительный
heartless	жестокосердный
hard-hearted	бессердечный
stone-cold; rock-hard	каменный; холодный
stony	каменистый
wild; savage	дикий
pious	благочестивый; набожный
bare; bald	голый; лысый
iron-hard	железный
perfectly smooth	совершенно ровный
very deep	очень глубокий
exactly equal	совершенно равный
holed; leaky	дырявый
spotted	пятнистый
unreliable	неосновательный
worn-out	изношенный
insatiable	ненасытный
plump	полноватый
quite full	совершенно полный
dull; obtuse	тупой; глупый
bay	гнедой
non-stop	безостановочный
stubborn; callous	упрямый; чёрствый
kindred	родственный
completely quiet	совершенно тихий
disobedient	непослушный
obedient	послушный
dumb; wordless	немой; безъязыкий
bolt upright	совсем прямой
very much alive	совсем живой
hairy; shaggy	волосатый; мохнатый
perfectly straight	совершенно прямой
original	оригинальный
bottomless	бездонный
colourless	бесцветный
smoky	дымный
unsalted	несолёный
exactly straight	прямой; точный
crystal-clear	чистейший; прозрачный
stable; constant	устойчивый
unstable; fickle	неустойчивый; непостоянный
coarse; vulgar	грубый; вульгарный
very sweet	очень сладкий
ill-mannered	невоспитанный
disciplinary	дисциплинарный
pugnacious	драчливый
impatient	нетерпеливый
toxic	ядовитый; токсичный
populist	народнический
true; just	истинный
shrewish	сварливый
unruly; careless	беспутный; безалаберный
touchy	обидчивый; щепетильный
joyful	радостный
with hair	волосатый
hazel; light-eyed	светлоглазый; с бельмом
short; docked	короткий; куцый
impatient	нетерпеливый
sturdy; tight	крепкий; плотный
quite true	истинный
quite raw	совсем сырой
speckled; spotted	пёстрый; пятнистый
deep; hollow	глубокий; впалый
capricious; unruly	строптивый
timid; spineless	безвольный; робкий
diligent; eager	усердный; старательный
unenthusiastic	безынициативный
piping hot	очень горячий
wasteful	расточительный
reluctant	неохотный
willing; attentive	усердный; внимательный
ethnographic	этнографический
interethnic	межэтнический
unnecessary	ненужный
Kazakh-speaking	казахоязычный
creamy	сливочный
carefree; careless	беспечный
content; moderate	довольствующийся малым
bloody	кровавый
bloodless; anaemic	бескровный; малокровный
sugar-free	без сахара
sugary	сахарный
bloodthirsty	кровожадный
bloodthirsty	кровожадный
very thick	очень толстый
pitch-dark	очень тёмный
very hard	очень твёрдый
broad-boned	широкоплечий
dark brown	тёмно-коричневый
dark; blackish	чёрно-бурый
snow-white	белоснежный
debt-free	не имеющий долгов
dangerous; malignant	опасный; злокачественный
harmless; benign	безопасный; доброкачественный
layered; folded	слоистый; складчатый
hardish; stiff	жестковатый
wrathful; fierce	грозный; гневный
very crooked	совсем кривой
very difficult	очень трудный
destroyed	разрушенный
dreamy	мечтательный
slanting; oblique	косой
immovable	неподвижный
awkward; bulky	неуклюжий; громоздкий
gluttonous	прожорливый
sizeable	значительный; солидный
deep brown	совсем коричневый
paired	парный
brownish	коричневатый
powerless	бессильный
orange	оранжевый
maroon; dark red	бордовый; багровый
orange	оранжевый
cross-eyed	косой; косоглазый
cross-eyed	косоглазый
very expensive	очень дорогой
very short	коротенький
stubborn; unlucky	упрямый; своенравный
stubborn	упрямый; капризный
pale; dun	бледный; половой
unwilling	неохотный
willing	желающий; склонный
sandyish	супесчаный
infertile	неплодородный
bone-dry	совершенно сухой
combined; composite	сборный; составной
uninterrupted	беспрерывный
married	женатый
homeless	бездомный
alarmed; frightening	тревожный; страшный
skittish	пугливый
shy; skittish	пугливый
trilingual	трёхъязычный
oblong	продолговатый
sleepyhead	сонливый
forgetful	забывчивый
very long	очень длинный
quarrelsome	сварливый; драчливый
ugly	безобразный
mobile; apt	мобильный; меткий
flighty	легкомысленный; непоседливый
swift; sharp	быстрый; острый
shameless	бесстыдный
quick to understand	понятливый
quick to understand	понятливый
quick to understand	понятливый
wrinkled	морщинистый
weak; frail	слабый; хилый
very beautiful	очень красивый
unchanged	неизменный
selfish	эгоистичный
touchy	обидчивый
talented; skilled	искусный; умелый
unskilled	неискусный
razor-sharp	очень острый
proud; lofty	гордый; возвышенный
arrogant	высокомерный`;
