/** Given names of many places, written as their bearers might write them. All people made of them are invented. */
export const givenNames = (
  'Aisha Amara Ana Anjali Anton Aylin Baraka Beatriz Björn Bình Camille Carmen Chidi Chiara Dalia Daniel Dmitri Elif Emeka ' +
  'Emilia Farah Fatuma Felix Finn Freya Gabriel Giulia Goran Grace Hannah Hamisi Hassan Helena Hiroshi Ibrahim Imani Ines Ivan ' +
  'Jakub Jamila Jin João Jonas Juma Kaito Karim Katarzyna Kwame Laila Lars Layla Leon Lina Linh Luca Lukas Magdalena Malik ' +
  'María Mateo Mei Mercy Milan Mina Mwanaisha Nadia Neema Niamh Nikolaos Noah Nur Olga Omar Oskar Paula Pedro Pietro Priya ' +
  'Rafael Rahel Ravi Rehema Rosa Rukia Sakura Salma Samuel Sanna Sara Selin Sofia Søren Svetlana Tadeo Tariq Tatu Teresa Thabo ' +
  'Thi Tomasz Umut Valentina Viktor Wanjiru Wei Yara Yusuf Zainab Zoë Zuri Ελένη Дарья محمد 美咲 지우'
).split(' ')

/** Family names, as the given ones. */
export const familyNames = (
  'Abdi Achieng Adebayo Akhtar Almeida Andersson Bakari Banerjee Bauer Becker Bello Bianchi Boateng Çelik Castro Chanda Chen ' +
  'Cruz Dang Demir Diallo Dubois Eklund Esposito Farouk Fernández Fischer Fofana Franke García Gashi González Greco Gupta Haddad ' +
  'Hansen Hartmann Hoàng Hofmann Horvat Hussein Ionescu Ito Ivanova Jansen Jankowski Juma Kamau Kaplan Keller Khan Kiprono Klein ' +
  'Kowalski Krüger Kumar Lange Larsen Lê Lehmann Lombardi López MacLeod Mahmoud Marković Martins Mbeki Meyer Moreau Mohammed ' +
  'Moyo Müller Mushi Mwangi Nakamura Ndlovu Neumann Nguyễn Nkosi Novák Nowak Nyambura Nyong’o O’Brien Obi Odhiambo Okafor Omar ' +
  'Öztürk Papadopoulos Patel Pereira Petrov Popescu Quispe Rahman Richter Rossi Ruiz Saleh Santos Sato Schäfer Schmidt Sharma ' +
  'Silva Singh Sørensen Suzuki Svensson Tanaka Tesfaye Torres Traoré Tshabalala Usman Vargas Virtanen Vogel Wagner Wambui Wang ' +
  'Weber Yamamoto Yılmaz Zhang Zimmermann Παππάς Соколова العلي 佐藤 김'
).split(' ')

/** What units are about; more than any unit has sisters. */
export const unitSubjects = (
  'Biology,Chemistry,Physics,Mathematics,History,Geography,Music,Sports,Art,Languages,Nursing,Logistics,Finance,Sales,Service,' +
  'Production,Quality,Purchasing,Safety,Research,Law,Personnel,Kitchen,Workshop,Library,Garden,Laboratory,Theatre,Media,Electronics,' +
  'Mechanics,Energy,Water,Transport,Health,Early Years,Economics,Politics,Ethics,Computing'
).split(',')

/** What a unit of each level is, from the roots down; deeper ones are as the last. */
export const unitKinds = ['Campus', 'School', 'Faculty', 'Department', 'Year', 'Class'] as const
