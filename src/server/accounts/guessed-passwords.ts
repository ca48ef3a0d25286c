/**
 * Passwords that attackers try first, in Jamaica and elsewhere. Each word also counts with digits or
 * punctuation around it, as in `jamaica2026` or `iloveyou!`.
 */
export const guessedPasswords: ReadonlySet<string> = new Set(
  `
password passwort passw0rd p@ssword p@ssw0rd pa55word pass passpass pass1234 passcode login admin
administrator root user guest test testing tester demo default letmein welcome hello hellohello
secret secrets mypassword newpassword changeme change opensesame access master superman batman
spiderman ironman hulk avengers starwars pokemon pikachu naruto sonic mario minecraft fortnite
roblox playstation xbox nintendo gamer gaming google facebook instagram whatsapp tiktok snapchat
youtube netflix samsung iphone android apple computer internet windows microsoft linux dragon
monkey tiger lion eagle shadow sunshine princess queen king prince angel angels babygirl babyboy
baby babe honey sweetheart sweety sweetie sweet cutie beautiful pretty lovely love lover loveme
loveyou iloveyou iloveu ilovegod ilovejesus iloveme ihateyou forever always friend friends
friendship family mother father mommy mummy daddy mama papa brother sister grandma grandpa auntie
uncle jesus jesuschrist christ jehovah godisgood godislove blessed blessing blessings amen faith
hope heaven grace prayer football soccer cricket netball basketball baseball hockey tennis
athletics track running sprint usain usainbolt bolt shellyann bolt100 arsenal chelsea liverpool
manchester manunited barcelona realmadrid juventus messi ronaldo neymar lakers lebron jordan kobe
yankees michael jennifer jessica ashley michelle daniel charlie thomas robert matthew joshua
andrew anthony nicole hannah samantha brittany amanda justin brandon jordan23 jasmine natasha
tiffany melissa stephanie rebecca william richard joseph patrick dennis george david james john
maria anna sarah laura kimberly andrea jamaica jamaican jamrock yardie yard kingston montego
montegobay mobay ochorios negril portmore spanishtown mandeville reggae dancehall marley bobmarley
onelove rasta rastafari irie wagwan bigup likkle lickle yaman yahman respect blackgreengold ackee
saltfish jerk jerkchicken patty mango guava beach island caribbean reggaeboyz reggaegirlz digicel
flow vybzkartel kartel popcaan shenseea spice alkaline mavado beenieboy beenieman bounty movado
gaza gully worldboss skillibeng skeng upful upfull student students school highschool college
university teacher class classroom learn learning study exam homework career jobs work money cash
dollar dollars millionaire rich boss bossy gangster gangsta gang thuglife hustle hustler summer
winter autumn spring january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday birthday christmas easter flower
flowers rose roses butterfly rainbow unicorn purple orange yellow green blue black white silver
golden diamond crystal star stars moon sunny ocean water fire storm thunder chocolate cookie
cookies candy sugar cheese banana apple123 cherry strawberry pepper ginger coffee icecream pizza
burger chicken music dance dancer singer guitar rockstar hiphop eminem drake rihanna beyonce
nickiminaj justinbieber onedirection blackpink taylorswift chrisbrown tupac biggie lilwayne cardib
whatever nothing something anything everything someone nobody qwerty qwertyuiop qwert asdf asdfgh
asdfghjkl zxcvbn zxcvbnm qazwsx qwaszx q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
zaq12wsx qweasd qweasdzxc qazwsxedc azerty a1b2c3 a1b2c3d4 abc123 abcd1234 123abc 123qwe qwe123
admin123 pass123 user123 test123 hello123 love123 trustno1 fuckyou fuckoff fuckyou1 bitch badboy
badgirl sexy sexygirl hottie playboy playgirl lovergirl loverboy princesa killer ninja samurai
matrix phoenix merlin wizard magic harrypotter hogwarts voldemort hermione gandalf frodo ranger
hunter cowboy buster buddy lucky happy smile smiley funny crazy cool coolboy coolgirl awesome
amazing perfect winner champion champ victory power freedom peace lifegoeson lifeisgood mylife
mylove mybaby myself mypass mydog mycat doggy puppy kitty kitten hellokitty mickey mickeymouse
minnie donald daisy scooby scoobydoo snoopy garfield tweety barbie spongebob simpsons batman1
cartoon bubbles peanut pumpkin cupcake muffin oreo coco nathan ethan jayden aaliyah kemar shanice
tanya keisha tashana romario omar andre delroy winston marcia sandra kadeem kerry oneil ricardo
chantel chanel shanel shantel brianna ferrari porsche mercedes toyota honda nissan suzuki yamaha
harley mustang corvette camaro lamborghini jaguar mobile phone cellphone number numbers letter
letters word words name myname mynameis nickname email mail website online offline security secure
private personal account banking visa mastercard paypal bitcoin crypto office business company
manager support service
`
    .trim()
    .split(/\s+/),
)
